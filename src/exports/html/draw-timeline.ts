import type { TimelineBlock } from '#exports/document/document-model.ts'
import { palette } from '#exports/document/palette.ts'
import { drawShape, drawText } from '#exports/svg/svg-shapes.ts'
import { anchorTick, drawPicture, pictureWidth } from './draw-picture.ts'

const rowHeight = 38
const axisHeight = 44
const longestTitle = 80
/** The number of rows that fit on a page. */
const mostRows = 22

/** Draws each milestone's name above its bar. Many milestones become several pictures that fit a page. */
export function drawTimeline(id: string, block: TimelineBlock): string {
  const pages = Array.from({ length: Math.ceil(block.bars.length / mostRows) }, (_, page) =>
    block.bars.slice(page * mostRows, (page + 1) * mostRows),
  )
  return pages.map((bars, page) => drawPage(`${id}-${page + 1}`, { ...block, bars })).join('\n')
}

function drawPage(id: string, { bars, horizonMonths, ticks, axisText, description }: TimelineBlock): string {
  const x = (month: number) => (month / horizonMonths) * pictureWidth
  const bottom = bars.length * rowHeight
  return drawPicture({
    id,
    title: 'Milestones by month',
    description,
    height: bottom + axisHeight,
    shapes: [
      ...ticks.flatMap(({ month, label }) => [
        drawShape('line', { x1: x(month), x2: x(month), y1: 0, y2: bottom, stroke: palette.rule }),
        drawText(label, {
          x: x(month),
          y: bottom + 16,
          fill: palette.ink2,
          'text-anchor': anchorTick(month, horizonMonths),
        }),
      ]),
      drawText(axisText, { x: 0, y: bottom + 36, fill: palette.ink2 }),
      ...bars.flatMap((bar, index) => drawBar(bar, index * rowHeight, x)),
    ],
  })
}

function drawBar(
  { title, startMonth, endMonth, isOpenEnded }: TimelineBlock['bars'][number],
  y: number,
  x: (month: number) => number,
): string[] {
  const barY = y + 20
  // A name starts at its bar, unless it would extend past the picture.
  const isLate = x(startMonth) > pictureWidth / 2
  return [
    drawText(shorten(title), {
      x: isLate ? pictureWidth : x(startMonth),
      y: y + 14,
      fill: palette.ink,
      'text-anchor': isLate ? 'end' : 'start',
    }),
    drawShape('rect', {
      x: x(startMonth),
      y: barY,
      width: Math.max(4, x(endMonth) - x(startMonth)),
      height: 10,
      rx: 3,
      fill: palette.blue,
    }),
    ...(isOpenEnded
      ? [
          drawShape('line', {
            x1: x(endMonth),
            x2: pictureWidth,
            y1: barY + 5,
            y2: barY + 5,
            stroke: palette.blue,
            'stroke-width': 2,
            'stroke-dasharray': '4 4',
          }),
        ]
      : []),
  ]
}

function shorten(title: string): string {
  const characters = Array.from(title)
  return characters.length <= longestTitle ? title : `${characters.slice(0, longestTitle - 1).join('')}…`
}
