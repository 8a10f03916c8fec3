import { useLayoutEffect, useMemo } from 'react'
import { writeField } from '#domain/plan/address/field-values.ts'
import { hasForecast, hasFunding } from '#domain/plan/has-forecast.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { readSummaryFigures, type SummaryFigures } from '#exports/summary/read-summary-figures.ts'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'
import { calculatePlan } from './forecast/calculate-plan.ts'
import { useForecast, useForecastStore } from './forecast/use-forecast.ts'

export const summaryAddress = ['implementationTimeline', 'executiveSummary'] as const
const figuresAddress = ['implementationTimeline', 'summaryFigures'] as const

interface KnownFigures {
  /** Null for a plan without numbers, and until they are calculated. */
  figures: SummaryFigures | null
  isReady: boolean
}

/** What the open plan's numbers say in a summary, a moment after the last change. */
export function useSummaryFigures(): KnownFigures {
  const store = useForecastStore()
  useLayoutEffect(() => store.setEngine(calculatePlan), [store])
  const computed = useForecast()
  const hasNumbers = usePlan(({ data }) => hasForecast(data) || hasFunding(data))
  const figures = useMemo(
    () =>
      hasNumbers && computed
        ? readSummaryFigures(computed.forecast, computed.figures, !computed.isEmpty)
        : null,
    [hasNumbers, computed],
  )
  return { figures, isReady: !hasNumbers || computed !== null }
}

/** A summary and the figures in it change together, so that undo takes back both. */
export function writeSummary(data: WorkbookData, text: string, marks: string[]): WorkbookData {
  return writeField(writeField(data, summaryAddress, text), figuresAddress, marks)
}
