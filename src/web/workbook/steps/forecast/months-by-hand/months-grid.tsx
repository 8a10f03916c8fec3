import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#domain/wording/format-number.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { NumberCell } from '#web/workbook/steps/forecast/fields/number-cell.tsx'

export interface MonthCell {
  /** 'Mar 2027' */
  readonly name: string
  /** Written by hand, or null. */
  readonly value: number | null
  /** What counts while nothing is written. */
  readonly calculated: string
  readonly id?: string | undefined
}

interface MonthsGridProps {
  label: string
  cells: readonly MonthCell[]
  /** By the cell's index. Null sets it back to calculated. */
  onChange: (values: ReadonlyMap<number, number | null>) => void
}

const monthsInYear = 12

/**
 * Every month of a line as a small field. A row or column of a spreadsheet can be pasted into the first of them, and the
 * number of one month can fill those after it.
 */
export function MonthsGrid({ label, cells, onChange }: MonthsGridProps) {
  const [visited, setVisited] = useState<number | null>(null)
  const years = Array.from({ length: Math.ceil(cells.length / monthsInYear) }, (_, year) => year)
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">
        A sum such as 115.50*38 is calculated, and a row from a spreadsheet can be pasted.
      </p>
      {years.map((year) => (
        <section key={year} aria-label={`${label}, year ${year + 1}`}>
          <p className="mono-label mb-1.5 text-ink-3">Year {year + 1}</p>
          <ol className="grid grid-cols-3 gap-x-2 gap-y-2.5 @md:grid-cols-4 @lg:grid-cols-6">
            {cells.slice(year * monthsInYear, (year + 1) * monthsInYear).map((cell, month) => (
              <li key={cell.name} className="min-w-0">
                <Cell
                  cell={cell}
                  label={label}
                  onVisit={() => setVisited(year * monthsInYear + month)}
                  onChange={(values) =>
                    onChange(
                      new Map(values.map((value, offset) => [year * monthsInYear + month + offset, value])),
                    )
                  }
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {visited !== null && <FillRight cells={cells} from={visited} onChange={onChange} />}
    </div>
  )
}

interface FillRightProps extends Pick<MonthsGridProps, 'cells' | 'onChange'> {
  /** The cell that was visited last. */
  from: number
}

/** Writes the number of a month into all months after it. */
function FillRight({ cells, from, onChange }: FillRightProps) {
  const cell = cells[from]
  const count = cells.length - 1 - from
  if (!cell || cell.value === null || count < 1) return null
  const { name, value } = cell
  const after = Array.from({ length: count }, (_, index) => [from + 1 + index, value] as const)
  return (
    <Button size="sm" className="justify-self-start" onClick={() => onChange(new Map(after))}>
      {`Fill right: ${formatNumber(value, 2)} in every month after ${name}`}
    </Button>
  )
}

interface CellProps {
  cell: MonthCell
  label: string
  onVisit: () => void
  /** The values of this cell and of those after it. */
  onChange: (values: readonly (number | null)[]) => void
}

function Cell({ cell, label, onVisit, onChange }: CellProps) {
  const isMarked = cell.value !== null
  return (
    <>
      <span aria-hidden="true" className="mono-label mb-0.5 block text-ink-3">
        {cell.name}
      </span>
      <span className="flex items-center gap-0.5">
        <NumberCell
          id={cell.id}
          label={`${label}, ${cell.name}${isMarked ? ', set by hand' : ''}`}
          value={cell.value}
          placeholder={cell.calculated}
          isMarked={isMarked}
          onFocus={onVisit}
          onValueChange={(value) => onChange([value])}
          onPasteRow={onChange}
        />
        {isMarked && (
          <IconButton
            icon={RotateCcw}
            label={`Set ${cell.name} back to calculated`}
            title="Set back to calculated"
            onClick={() => onChange([null])}
            className="size-7! shrink-0"
          />
        )}
      </span>
    </>
  )
}
