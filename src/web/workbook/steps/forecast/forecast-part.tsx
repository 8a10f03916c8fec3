import type { ReactNode } from 'react'
import { BesideForm, useHasBeside } from '#web/workbook/advisor-slot/beside-form.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { KeyFigureStrip } from './key-figure-strip.tsx'
import { useForecast } from './use-forecast.ts'

interface ForecastPartProps {
  children: ReactNode
  /** What follows from the fields, beside them where there is room and below them elsewhere. */
  picture?: ReactNode
}

/** The frame of every part of the forecast: the three key figures stay in view. */
export function ForecastPart({ children, picture }: ForecastPartProps) {
  const { isEmpty } = useForecast()
  const hasBeside = useHasBeside()
  return (
    <div className="@container flex flex-col gap-6">
      <BesideForm>
        <KeyFigureStrip isBeside={hasBeside} />
        {hasBeside && picture}
      </BesideForm>
      {isEmpty && <DraftOffer />}
      {children}
      {!hasBeside && picture}
    </div>
  )
}
