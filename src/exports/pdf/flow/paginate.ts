import { contentTop, type PageGeometry } from '#exports/pdf/page/page-geometry.ts'
import type { FlowItem, FlowRun, Placement } from './flow-item.ts'

/** More than this share of a page does not stay empty for appearance alone. */
const largestGap = 1 / 4
/** Hundredths of a point are rounding errors, not an overflow. */
const tolerance = 0.01

interface Place {
  page: number
  y: number
}

/** Places strips below each other and moves those that do not fit to the next page. Each run starts on a new page. */
export function paginate(runs: readonly FlowRun[], first: Place): Placement[] {
  const placements: Placement[] = []
  let start = first
  for (const { geometry, items } of runs) {
    placements.push(...placeRun(items, geometry, start))
    start = { page: (placements.at(-1)?.page ?? start.page - 1) + 1, y: contentTop }
  }
  return placements
}

function placeRun(items: readonly FlowItem[], geometry: PageGeometry, first: Place): Placement[] {
  const placements: Placement[] = []
  const { contentBottom } = geometry
  let { page, y } = first
  let isPageEmpty = true
  items.forEach((item, index) => {
    const space = isPageEmpty ? 0 : item.spaceAbove
    // The first strip of a chain decides whether the chain moves. The others follow it.
    const isBound = items[index - 1]?.staysWithNext === 'always'
    const pageRoom = contentBottom - contentTop
    const chain = isBound ? { height: item.height, ideal: 0 } : measureChain(items, index, pageRoom)
    const left = contentBottom + tolerance - y
    const isCramped = space + chain.ideal > left && left <= pageRoom * largestGap
    if (!isPageEmpty && (space + chain.height > left || isCramped)) {
      page += 1
      y = contentTop
      isPageEmpty = true
      if (item.carried) {
        const { carried } = item
        placements.push({ page, geometry, y, draw: carried.draw, item })
        y += carried.height
      }
    }
    if (!isPageEmpty) y += item.spaceAbove
    placements.push({ page, geometry, y, draw: item.draw, item })
    y += item.height
    isPageEmpty = false
  })
  return placements
}

/** The height of a strip and all strips that stay with it, and the room that one of them would like to have. */
function measureChain(
  items: readonly FlowItem[],
  start: number,
  pageRoom: number,
): { height: number; ideal: number } {
  let height = items[start]?.height ?? 0
  let room = items[start]?.leastRoom ?? 0
  for (let index = start; items[index]?.staysWithNext; index += 1) {
    const next = items[index + 1]
    if (!next) break
    const top = height + next.spaceAbove
    if (items[index]?.staysWithNext === 'ideally' && top + next.height > pageRoom * largestGap) break
    height = top + next.height
    // What no page has room for is not worth an empty one.
    if (next.leastRoom && top + next.leastRoom <= pageRoom) room = Math.max(room, top + next.leastRoom)
  }
  return { height, ideal: room }
}
