import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { ForecastPart } from '#web/workbook/steps/forecast/forecast-part.tsx'
import { Contributions, ExistingDebts, LineOfCredit, Loans, Security } from './money-in.tsx'
import { StartUpCosts } from './start-up-costs.tsx'

const SourcesAndUsesPicture = createLazyPart(
  async () => (await import('./sources-and-uses-picture.tsx')).SourcesAndUsesPicture,
)

/** What there is to pay before the first sale, and where the money comes from. */
export function StartUpPart() {
  return (
    <ForecastPart
      picture={
        <PartPlace>
          <SourcesAndUsesPicture />
        </PartPlace>
      }
    >
      <div className="flex flex-col gap-10">
        <StartUpCosts />
        <Contributions />
        <Loans />
        <ExistingDebts />
        <LineOfCredit />
        <Security />
      </div>
    </ForecastPart>
  )
}
