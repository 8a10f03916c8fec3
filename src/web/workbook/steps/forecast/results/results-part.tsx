import { type ReactNode, useState } from 'react'
import type { MissingInput } from '#domain/forecast/figures/find-missing-inputs.ts'
import { toPlanAddress } from '#domain/forecast/inputs/to-plan-address.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { useGoToFieldFromForm } from '#web/workbook/fields/go-to-field-context.ts'
import { ForecastPart } from '#web/workbook/steps/forecast/forecast-part.tsx'
import type { ResultsProps } from './results-props.ts'
import { useForecast } from '#web/workbook/steps/forecast/calculation/use-forecast.ts'

const Charts = createLazyPart<ResultsProps>(async () => (await loadPart(() => import('./charts.tsx'))).Charts)
const StressSection = createLazyPart<Pick<ResultsProps, 'forecast'>>(
  async () => (await loadPart(() => import('./stress-section.tsx'))).StressSection,
)
const WhatIf = createLazyPart<Pick<ResultsProps, 'forecast'>>(
  async () => (await loadPart(() => import('./what-if.tsx'))).WhatIf,
)
const Statements = createLazyPart<Pick<ResultsProps, 'forecast'>>(
  async () => (await loadPart(() => import('./statements.tsx'))).Statements,
)
const KeyFigures = createLazyPart<ResultsProps>(
  async () => (await loadPart(() => import('./key-figures.tsx'))).KeyFigures,
)

/** The key figures, the charts and the three statements. */
export function ResultsPart() {
  const plan = useForecast()
  return (
    <ForecastPart>
      {plan?.isEmpty && <NothingYet />}
      {plan && !plan.isEmpty && plan.missing.length > 0 && (
        <>
          <NotEnoughYet missing={plan.missing} note={plan.missingNote} />
          <Fetched height="h-96">
            <Statements forecast={plan.forecast} />
          </Fetched>
        </>
      )}
      {plan && !plan.isEmpty && plan.missing.length === 0 && (
        <Results forecast={plan.forecast} figures={plan.figures} />
      )}
    </ForecastPart>
  )
}

function Results({ forecast, figures }: ResultsProps) {
  return (
    <>
      <Fetched height="h-82">
        <Charts forecast={forecast} figures={figures} />
      </Fetched>
      <Fetched height="h-96">
        <StressSection forecast={forecast} />
      </Fetched>
      <WhatIfCard forecast={forecast} />
      <Fetched height="h-96">
        <Statements forecast={forecast} />
      </Fetched>
      <Fetched height="h-96">
        <KeyFigures forecast={forecast} figures={figures} />
      </Fetched>
    </>
  )
}

/** Most people look at the results first, so the sliders are fetched when someone opens them. */
function WhatIfCard({ forecast }: Pick<ResultsProps, 'forecast'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="display-heading text-heading">Try it: what if…</h2>
          <p className="text-sm text-ink-2">Your plan stays as it is until you keep a case.</p>
        </div>
        <Button
          id={toControlId(['financialProjections', 'forecast', 'scenarios'])}
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Try changes'}
        </Button>
      </div>
      {isOpen && (
        <div className="mt-5 border-t border-rule pt-5">
          <Fetched height="h-64">
            <WhatIf forecast={forecast} />
          </Fetched>
        </div>
      )}
    </Card>
  )
}

/** A section that is fetched on its own. Its room is kept meanwhile, so that what is below does not jump. */
function Fetched({ height, children }: { height: string; children: ReactNode }) {
  return (
    <PartPlace
      fallback={
        <div className={height} aria-busy="true">
          <Skeleton lines={4} />
        </div>
      }
    >
      {children}
    </PartPlace>
  )
}

/** A verdict without sales or without costs would only say what was spent at the start. */
function NotEnoughYet({ missing, note }: { missing: readonly MissingInput[]; note: string }) {
  const goToField = useGoToFieldFromForm()
  return (
    <EmptyState
      title={`The forecast ${note} before it can say anything`}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {missing.map(({ action, address }, index) => (
            <Button
              key={action}
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => {
                const field = toPlanAddress(address)
                if (field) goToField(field)
              }}
            >
              {action}
            </Button>
          ))}
        </div>
      }
    >
      Lowest cash, first profit and loan cover appear as soon as both are written. Until then the statements
      below show only what is there.
    </EmptyState>
  )
}

function NothingYet() {
  const goToField = useGoToFieldFromForm()
  return (
    <EmptyState
      title="There is nothing to add up yet"
      action={
        // The draft that is offered above is the quicker way.
        <Button onClick={() => goToField(['financialProjections', 'forecast', 'streams'])}>
          Write what you sell
        </Button>
      }
    >
      Cash, profit and loan cover follow from what you sell, what you pay and where the money comes from.
    </EmptyState>
  )
}
