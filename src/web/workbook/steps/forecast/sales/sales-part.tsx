import { useEffect, useMemo, useState } from 'react'
import { forgetItem } from '#domain/forecast/drivers/overwrites.ts'
import { forecastListLimits } from '#domain/plan/list-limits.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { streamsAddress } from '#web/workbook/steps/forecast/fields/forecast-addresses.ts'
import { ForecastPart } from '#web/workbook/steps/forecast/forecast-part.tsx'
import { ForecastPeriodCard } from './forecast-period-card.tsx'
import { StreamCard } from './stream-card.tsx'

const SalesPicture = createLazyPart<{ shownId: string | null }>(
  async () => (await loadPart(() => import('./sales-picture.tsx'))).SalesPicture,
)

type StartFirst = (data: WorkbookData, id: string) => WorkbookData

/** It knows the templates' numbers, so it is fetched after the fields. Until then, a new stream starts empty. */
let startFirst: StartFirst = (data) => data

async function fetchStartFirst(): Promise<void> {
  const { startFirstStream } = await loadPart(() => import('#advisor/forecast-draft/first-stream.ts'))
  startFirst = startFirstStream
}

/** What is sold, how often and at what price. */
export function SalesPart() {
  const [shownId, setShownId] = useState<string | null>(null)
  useEffect(() => {
    fetchStartFirst().catch(() => {})
  }, [])
  // The same element as before is not drawn again when another stream is shown in the picture.
  const form = useMemo(
    () => (
      <>
        <ForecastPeriodCard />
        <ItemList
          address={streamsAddress}
          titleField="name"
          most={forecastListLimits['forecast.streams']}
          onAdded={(data, id) => startFirst(data, id)}
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
