import { loadPart } from '#web/loading/load-part.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { usePlanList } from '#web/workbook/editor/plan-context.tsx'
import { FoldedGroup } from '#web/workbook/steps/forecast/fields/folded-group.tsx'
import { overwritesAddress } from '#web/workbook/steps/forecast/fields/forecast-addresses.ts'
import { GroupNote } from '#web/workbook/steps/forecast/fields/group-note.tsx'
import type { LineMonthsProps } from './line-months.tsx'

const LineMonths = createLazyPart<LineMonthsProps>(
  async () => (await loadPart(() => import('./line-months.tsx'))).LineMonths,
)

interface MonthsByHandProps extends LineMonthsProps {
  title?: string
}

/** Any month of a line can be overwritten. It is marked and can be set back to calculated. */
export function MonthsByHand({ itemId, lines, title = 'Single months' }: MonthsByHandProps) {
  const ids = usePlanList(({ data }) =>
    data.financialProjections.forecast.overwrites
      .filter((overwrite) => overwrite.itemId === itemId)
      .map(({ id }) => id),
  )
  const count = ids.length
  const fields = ids.flatMap((id) => [
    [...overwritesAddress, { id }, 'month'],
    [...overwritesAddress, { id }, 'value'],
  ])
  return (
    <FoldedGroup
      title={title}
      summary={count === 0 ? 'All calculated' : `${count} set by hand`}
      fields={fields}
      isKept={count > 0}
    >
      <GroupNote fields={fields} />
      <PartPlace>
        <LineMonths itemId={itemId} lines={lines} />
      </PartPlace>
    </FoldedGroup>
  )
}
