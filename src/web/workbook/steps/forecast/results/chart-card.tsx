import { type ReactNode, useState } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ChartTable, type ChartTableContent } from './chart-table.tsx'

interface ChartCardProps {
  /** What the chart shows, in one sentence. */
  title: string
  /** The same numbers, for people who prefer to read them. */
  table: ChartTableContent
  className?: string
  children: ReactNode
}

export function ChartCard({ title, table, className, children }: ChartCardProps) {
  const [isTable, setIsTable] = useState(false)
  return (
    <Card className={joinClasses('min-w-0', className)}>
      <figure>
        <figcaption className="mb-4 flex items-start justify-between gap-4">
          <h2 className="display-heading text-[1.0625rem] leading-snug">{title}</h2>
          <button
            type="button"
            aria-pressed={isTable}
            onClick={() => setIsTable(!isTable)}
            className="shrink-0 rounded-mark text-[0.8125rem] leading-6 font-semibold text-blue hover:underline"
          >
            {isTable ? 'As a picture' : 'As a table'}
          </button>
        </figcaption>
        {isTable ? <ChartTable caption={title} content={table} /> : children}
      </figure>
    </Card>
  )
}
