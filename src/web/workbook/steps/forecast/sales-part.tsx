import { useMemo, useState } from 'react'
import { startFirstStream } from '#advisor/forecast-draft/first-stream.ts'
import { forgetItem } from '#domain/forecast/drivers/overwrites.ts'
import { forecastListLimits } from '#domain/plan/list-limits.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { ForecastPart } from './forecast-part.tsx'
import { streamsAddress } from './forecast-addresses.ts'
import { FrameCard } from './frame-card.tsx'
import { StreamCard } from './stream-card.tsx'

const SalesPicture = createLazyPart<{ shownId: string | null }>(
  async () => (await import('./sales-picture.tsx')).SalesPicture,
)

/** What is sold, how often and at what price. */
export function SalesPart() {
  const [shownId, setShownId] = useState<string | null>(null)
  // The same element as before is not drawn again when another stream is shown in the picture.
  const form = useMemo(
    () => (
      <>
        <FrameCard />
        <ItemList
          address={streamsAddress}
          titleField="name"
          most={forecastListLimits['forecast.streams']}
          onAdded={startFirstStream}
          onRemoved={forgetItem}
          renderItem={(address) => (
            <div onFocusCapture={() => setShownId(address[3].id)}>
              <StreamCard address={address} />
            </div>
          )}
        />
      </>
    ),
    [],
  )
  return (
    <ForecastPart
      picture={
        <PartPlace>
          <SalesPicture shownId={shownId} />
        </PartPlace>
      }
    >
      {form}
    </ForecastPart>
  )
}
