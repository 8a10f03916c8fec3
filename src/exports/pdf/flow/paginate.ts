import { contentBottom, contentTop } from '#exports/pdf/page/page-geometry.ts'
import type { FlowItem, Placement } from './flow-item.ts'

/** More than this does not move to the next page for appearance alone. */
const longestIdealChain = (contentBottom - contentTop) / 3
/** Hundredths of a point are rounding errors, not an overflow. */
const tolerance = 0.01

/** Places strips below each other and moves those that do not fit to the next page. */
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
    // The first strip of a chain decides whether the chain moves. The others follow it.
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

/** The height of a strip and all strips that should stay with it. */
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
