import type { TimelineBlock, TimelineBlockBar } from '#exports/document/document-model.ts'
import { type Drawing, type DrawingShape, drawingWidth as width } from '#exports/document/drawing.ts'
import { estimateWidth, fitWords } from './estimate-width.ts'
import { drawLine, drawRect, drawWords, wordSize } from './shapes.ts'

const rowHeight = 27
const axisHeight = 31
const barHeight = 7
const leastBarWidth = 3
/** The number of rows that fit on a page. */
const mostRows = 22

/** Each milestone's name above its bar. Many milestones become several pictures that each fit on a page. */
export function drawTimeline(block: TimelineBlock): Drawing[] {
  const pages = Array.from({ length: Math.ceil(block.bars.length / mostRows) }, (_, page) =>
    block.bars.slice(page * mostRows, (page + 1) * mostRows),
  )
  return pages.map((bars) => drawPage({ ...block, bars }))
}

function drawPage({ bars, ticks, breaks, axisText }: TimelineBlock): Drawing {
  const bottom = bars.length * rowHeight
  return {
    width,
    height: bottom + axisHeight,
    shapes: [
      ...breaks.map(({ from, to }) =>
        drawRect([from * width, 0], [(to - from) * width, bottom], { fill: 'sunk' }),
      ),
      ...ticks.flatMap(({ label, at }): DrawingShape[] => [
        drawLine(
          [
            [at * width, 0],
            [at * width, bottom],
          ],
          { color: 'rule', width: 0.7 },
        ),
        drawWords(label, {
          x: at * width,
          y: bottom + 11,
          anchor: at === 0 ? 'start' : at === 1 ? 'end' : 'middle',
        }),
      ]),
      drawWords(axisText, { x: 0, y: bottom + 25 }),
      ...bars.flatMap((bar, index) => drawBar(bar, index * rowHeight)),
    ],
  }
}

function drawBar({ title, from, to, isOpenEnded }: TimelineBlockBar, top: number): DrawingShape[] {
  const name = fitWords(title, wordSize, width)
  const barWidth = Math.max(leastBarWidth, (to - from) * width)
  const left = Math.min(from * width, width - barWidth)
  const middle = top + 14 + barHeight / 2
  return [
    // A name starts at its bar, unless it would extend past the picture.
    drawWords(name, {
      x: Math.max(0, Math.min(left, width - estimateWidth(name, wordSize))),
      y: top + 10,
      color: 'ink',
    }),
    drawRect([left, top + 14], [barWidth, barHeight], { fill: 'blue' }),
    ...(isOpenEnded
      ? [
          drawLine(
            [
              [left + barWidth, middle],
              [width, middle],
            ],
            { color: 'blue', width: 1.4, dash: [3, 3] },
          ),
        ]
      : []),
  ]
}
