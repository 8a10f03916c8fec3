import { CashChart } from './cash-chart.tsx'
import type { ResultsProps } from './results-props.ts'
import { SalesChart } from './sales-chart.tsx'

export function Charts({ forecast, figures }: ResultsProps) {
  return (
    <div className="grid gap-4 @4xl:grid-cols-[3fr_2fr]">
      <CashChart forecast={forecast} figures={figures} />
      <SalesChart forecast={forecast} figures={figures} />
    </div>
  )
}
