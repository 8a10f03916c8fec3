export interface ChartTableContent {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[]
}

interface ChartTableProps {
  caption: string
  content: ChartTableContent
}

export function ChartTable({ caption, content: { columns, rows } }: ChartTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={caption} className="max-h-66 overflow-auto">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr className="border-b border-rule">
            <th scope="col" className="mono-label py-1.5 text-left font-normal text-ink-3">
              When
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className="mono-label py-1.5 pl-3 text-right font-normal text-ink-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name} className="border-b border-rule last:border-b-0">
              <th scope="row" className="py-1 text-left font-normal whitespace-nowrap">
                {name}
              </th>
              {values.map((value, index) => (
                <td key={columns[index]} className="py-1 pl-3 text-right whitespace-nowrap">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
