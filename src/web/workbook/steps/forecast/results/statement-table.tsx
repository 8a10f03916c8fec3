import { type KeyboardEvent, memo, useRef, useState } from 'react'
import type { Statement, StatementLine } from '#domain/forecast/statements/build-statement.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { Popover } from '#web/ui/layers/popover.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import type { FigureSumProps } from './figure-sum.tsx'
import type { ResultsProps } from './results-props.ts'
import { findNextCell } from './table-keys.ts'

/** Sums are fetched when the first figure is opened. */
const FigureSum = createLazyPart<FigureSumProps>(
  async () => (await loadPart(() => import('./figure-sum.tsx'))).FigureSum,
)

interface StatementTableProps extends Pick<ResultsProps, 'forecast'> {
  /** As it is shown: rounded, and without lines that are zero throughout. */
  statement: Statement
  title: string
  columnNames: readonly string[]
}

interface OpenFigure {
  readonly lineId: string
  readonly column: number
}

/** A real table. Every figure is a button, and only one of them is a stop of the Tab key. */
export function StatementTable({ forecast, statement, title, columnNames }: StatementTableProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [current, setCurrent] = useState({ row: 0, column: 0 })
  const [open, setOpen] = useState<OpenFigure | null>(null)
  const openButton = useRef<HTMLButtonElement>(null)
  const tableRef = useRef<HTMLTableElement>(null)
  const lines = listShownLines(statement.lines, opened)
  const row = Math.min(current.row, lines.length - 1)

  /** Reads all from the page, because rows are not redrawn to get a new function. */
  function moveOn(event: KeyboardEvent<HTMLButtonElement>) {
    const [from = 0, column = 0] = (event.currentTarget.dataset['cell'] ?? '').split(':').map(Number)
    const rows = tableRef.current?.tBodies[0]?.rows.length ?? 0
    const next = findNextCell(event, { row: from, column }, { rows, columns: columnNames.length })
    if (!next) return
    event.preventDefault()
    setCurrent(next)
    tableRef.current?.querySelector<HTMLElement>(`[data-cell="${next.row}:${next.column}"]`)?.focus()
  }

  function toggle(lineId: string) {
    setOpened((before) => {
      const next = new Set(before)
      if (!next.delete(lineId)) next.add(lineId)
      return next
    })
  }

  return (
    <div className="relative overflow-x-auto border-t border-rule">
      <table ref={tableRef} className="w-full border-separate border-spacing-0 text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={joinClasses(firstColumnClasses, 'border-b py-2 text-left text-ink-3')}>
              <span className="mono-label font-normal">{forecast.model.currency}</span>
            </th>
            {columnNames.map((name) => (
              <th
                key={name}
                scope="col"
                className="mono-label border-b border-rule px-2 py-2 text-right sm:px-3 font-normal whitespace-nowrap text-ink-3"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <TableRow
              key={line.id}
              line={line}
              index={index}
              columnNames={columnNames}
              tabColumn={index === row ? Math.min(current.column, columnNames.length - 1) : null}
              openColumn={open?.lineId === line.id ? open.column : null}
              isOpened={opened.has(line.id)}
              onToggle={toggle}
              onMove={moveOn}
              onOpen={(lineId, column, button) => {
                openButton.current = button
                setCurrent({ row: index, column })
                setOpen({ lineId, column })
              }}
            />
          ))}
        </tbody>
      </table>
      {open && (
        <Popover
          label={`${lines.find(({ id }) => id === open.lineId)?.label ?? ''}, ${columnNames[open.column] ?? ''}`}
          anchor={openButton}
          onClose={() => setOpen(null)}
        >
          <PartPlace fallback={<Skeleton lines={3} />}>
            <FigureSum
              key={`${open.lineId} ${open.column}`}
              forecast={forecast}
              lineId={open.lineId}
              column={statement.columns[open.column] ?? { number: 0, from: 0, to: 0 }}
              columnName={columnNames[open.column] ?? ''}
              onClose={() => setOpen(null)}
            />
          </PartPlace>
        </Popover>
      )}
    </div>
  )
}

const firstColumnClasses =
  'sticky left-0 z-1 max-w-40 min-w-30 border-r border-rule bg-surface pr-2 pl-4 sm:max-w-none sm:min-w-52 sm:px-6 lg:min-w-92'

/** Each line, and below it the items it adds up when it is opened. */
function listShownLines(
  lines: readonly StatementLine[],
  opened: ReadonlySet<string>,
): readonly StatementLine[] {
  const items = new Map(lines.filter(({ kind }) => kind === 'item').map((line) => [line.id, line]))
  return lines.flatMap((line) => {
    if (line.kind === 'item') return []
    const own = line.parts.flatMap((id) => items.get(id) ?? [])
    return opened.has(line.id) ? [line, ...own] : [line]
  })
}

interface TableRowProps {
  line: StatementLine
  index: number
  columnNames: readonly string[]
  /** The column that the Tab key stops at, in the one row that has one. */
  tabColumn: number | null
  openColumn: number | null
  isOpened: boolean
  onToggle: (lineId: string) => void
  onMove: (event: KeyboardEvent<HTMLButtonElement>) => void
  onOpen: (lineId: string, column: number, button: HTMLButtonElement) => void
}

function PlainTableRow(props: TableRowProps) {
  const { line, index, columnNames, tabColumn, openColumn, isOpened, onToggle, onMove, onOpen } = props
  const { kind, label, term, values } = line
  const isTotal = kind === 'subtotal'
  const hasItems = kind === 'line' && line.parts.length > 0
  return (
    <tr className={joinClasses(isTotal && 'font-semibold')}>
      <th
        scope="row"
        className={joinClasses(
          firstColumnClasses,
          'py-1 text-left',
          isTotal ? 'border-t border-t-rule-2 font-semibold' : 'font-normal',
          kind === 'item' && 'pl-8 text-ink-2 sm:pl-10',
        )}
      >
        {hasItems ? (
          <button
            type="button"
            aria-expanded={isOpened}
            onClick={() => onToggle(line.id)}
            className="text-left font-[inherit] hover:text-blue"
          >
            {label} <span aria-hidden="true">{isOpened ? '▾' : '▸'}</span>
          </button>
        ) : (
          label || 'Without a name'
        )}{' '}
        {term !== '' && (
          <span className="ml-1 text-[0.8125rem] font-normal text-ink-3 max-lg:hidden">{term}</span>
        )}
      </th>
      {values.map((value, column) => (
        <td key={columnNames[column]} className={joinClasses('p-0', isTotal && 'border-t border-rule-2')}>
          <button
            type="button"
            data-cell={`${index}:${column}`}
            tabIndex={column === tabColumn ? 0 : -1}
            aria-haspopup="dialog"
            aria-expanded={column === openColumn}
            onClick={(event) => onOpen(line.id, column, event.currentTarget)}
            onKeyDown={onMove}
            className={joinClasses(
              'block w-full rounded-mark px-2 py-1 text-right sm:px-3 font-[inherit] whitespace-nowrap hover:bg-blue-wash focus-visible:-outline-offset-2',
              isTotal && value < 0 && 'text-red',
              column === openColumn && 'bg-blue-wash text-blue',
            )}
          >
            {formatNumber(value)}
          </button>
        </td>
      ))}
    </tr>
  )
}

/** Moving from cell to cell redraws two rows of thousands of cells. */
const TableRow = memo(
  PlainTableRow,
  (before, after) =>
    before.line === after.line &&
    before.index === after.index &&
    before.tabColumn === after.tabColumn &&
    before.openColumn === after.openColumn &&
    before.isOpened === after.isOpened,
)
