import { contentBottom, contentTop } from '#exports/pdf/page/page-geometry.ts'
import type { FlowItem, Placement } from './flow-item.ts'

/** More than this is not moved to the next page for the looks alone. */
const longestIdealChain = (contentBottom - contentTop) / 3
/** Hundredths of a point are rounding, not an overflow. */
const tolerance = 0.01

/** Puts strips under each other, and on the next page what does not fit. */
export function paginate(
  items: readonly FlowItem[],
  { page: firstPage, y: firstY }: { page: number; y: number },
): Placement[] {
  const placements: Placement[] = []
  let page = firstPage
  let y = firstY
  let isPageEmpty = true
  items.forEach((item, index) => {
    const space = isPageEmpty ? 0 : item.spaceAbove
    // Whether a chain moves was decided at its first strip; the others follow that one.
    const isBound = items[index - 1]?.staysWithNext === 'always'
    const needed = isBound ? item.height : Math.max(measureChain(items, index), item.leastRoom ?? 0)
    if (!isPageEmpty && y + space + needed > contentBottom + tolerance) {
      page += 1
      y = contentTop
      isPageEmpty = true
      if (item.carried) {
        const { carried } = item
        placements.push({ page, y, draw: carried.draw, item })
        y += carried.height
      }
    }
    if (!isPageEmpty) y += item.spaceAbove
    placements.push({ page, y, draw: item.draw, item })
    y += item.height
    isPageEmpty = false
  })
  return placements
}

/** The height of a strip together with all those that it should not be parted from. */
function measureChain(items: readonly FlowItem[], start: number): number {
  let height = items[start]?.height ?? 0
  for (let index = start; items[index]?.staysWithNext; index += 1) {
    const next = items[index + 1]
    if (!next) break
    const longer = height + next.spaceAbove + next.height
    if (items[index]?.staysWithNext === 'ideally' && longer > longestIdealChain) break
    height = longer
  }
  return height
}
