import type { RiskPriority } from '#domain/plan/risk-priority.ts'
import { levels } from '#domain/plan/workbook-data.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { placeRisks, type RatedRisk, type RiskCell } from '#domain/drawings/risk-cells.ts'

const levelNames = { low: 'Low', medium: 'Medium', high: 'High' } as const

const cellClasses: Record<RiskPriority, string> = {
  Critical: 'bg-red-wash text-red',
  'High Priority': 'bg-ochre-wash text-ochre',
  'Medium Priority': 'bg-blue-wash text-blue',
  'Low Priority': 'bg-sunk text-ink-2',
}

/** Impact goes up, probability goes right, and each risk's number is in its cell. Screen readers see a table. */
export function RiskMatrix({ risks }: { risks: readonly RatedRisk[] }) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 text-sm">
      <caption className="mb-2 text-left text-[0.9375rem] font-semibold">Impact × probability</caption>
      <thead>
        <tr>
          <th
            scope="col"
            rowSpan={2}
            className="mono-label w-18 pb-1 text-left align-bottom font-normal text-ink-3"
          >
            Impact
          </th>
          <th scope="colgroup" colSpan={3} className="mono-label font-normal text-ink-3">
            Probability
          </th>
        </tr>
        <tr>
          {levels.map((level) => (
            <th key={level} scope="col" className="mono-label pb-1 font-normal text-ink-2">
              {levelNames[level]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {placeRisks(risks).map((row) => {
          const impact = row[0]?.impact ?? 'low'
          return (
            <tr key={impact}>
              <th scope="row" className="mono-label text-left font-normal text-ink-2">
                {levelNames[impact]}
              </th>
              {row.map((cell) => (
                <MatrixCell key={cell.probability} cell={cell} />
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function MatrixCell({ cell: { priority, numbers } }: { cell: RiskCell }) {
  return (
    <td className={joinClasses('h-18 rounded-mark p-1.5 align-top', cellClasses[priority])}>
      <span className="block text-xs">{priority.replace(' Priority', '')}</span>
      {numbers.length > 0 && (
        <span className="mt-1 flex flex-wrap gap-1">
          {numbers.map((number) => (
            <span
              key={number}
              className="grid h-6 min-w-6 place-items-center rounded-full bg-surface px-1 font-mono text-xs font-semibold text-ink ring-1 ring-current"
            >
              <span>
                <VisuallyHidden>Risk </VisuallyHidden>
                {number}
              </span>
            </span>
          ))}
        </span>
      )}
    </td>
  )
}
