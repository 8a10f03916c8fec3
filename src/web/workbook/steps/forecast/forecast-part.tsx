import type { ReactNode } from 'react'
import type { ChangedFigures } from '#domain/forecast/figures/former-figures.ts'
import { findForecastReason } from '#domain/plan/fields/forecast-reasons.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { Card } from '#web/ui/display/card.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { BesideForm } from '#web/workbook/advisor-slot/beside-form.tsx'
import { useHasRoomBesideForm } from '#web/workbook/advisor-slot/place-beside-form.ts'
import { FieldReasons } from '#web/workbook/fields/field-reasons.ts'
import { useForecast } from './calculation/use-forecast.ts'
import { DraftOffer } from './draft/draft-offer.tsx'
import { KeyFigureStrip } from './key-figure-strip.tsx'

const ForecastEngine = createLazyPart(
  async () => (await loadPart(() => import('./calculation/forecast-engine.tsx'))).ForecastEngine,
)

const ChangedFiguresNote = createLazyPart<{ changed: ChangedFigures }>(
  async () => (await loadPart(() => import('./changed-figures-note.tsx'))).ChangedFiguresNote,
)

interface ForecastPartProps {
  children: ReactNode
  /** What follows from the fields, beside them where there is room and below them elsewhere. */
  picture?: ReactNode
}

/** The frame of every part of the forecast: the three key figures stay in view. */
export function ForecastPart({ children, picture }: ForecastPartProps) {
  const plan = useForecast()
  const hasBeside = useHasRoomBesideForm()
  return (
    <div className="@container flex flex-col gap-6 [&_:is(button,input,select,summary,textarea)]:scroll-mt-40">
      <BesideForm>
        <KeyFigureStrip isBeside={hasBeside} />
        {hasBeside && picture}
      </BesideForm>
      <PartPlace>
        <ForecastEngine />
      </PartPlace>
      {plan?.changed && (
        <PartPlace>
          <ChangedFiguresNote changed={plan.changed} />
        </PartPlace>
      )}
      {plan?.isEmpty && (
        <Card edge="blue">
          <p className="font-semibold">There is no forecast yet</p>
          <p className="mt-1 text-[0.9375rem] text-ink-2">
            Write what you sell and what you pay, as far as you know it. Profit, cash and the answers for a
            lender follow by themselves.
          </p>
          <DraftOffer />
        </Card>
      )}
      <FieldReasons value={findForecastReason}>{children}</FieldReasons>
      {!hasBeside && picture}
    </div>
  )
}
