import type { PaybackBlock } from '#exports/document/document-model.ts'
import { type Drawing, type DrawingShape, drawingWidth as width } from '#exports/document/drawing.ts'
import { drawCircle, drawLine, drawPolygon, drawWords } from './shapes.ts'

const top = 7
const bottom = 135
const height = 167

/** One customer's revenue over time, compared with the cost to acquire them. */
export function drawPayback({ scale, cac, costText }: PaybackBlock): Drawing {
  const x = (time: number) => (time / scale.horizon) * width
  const y = (amount: number) =>
    top + ((scale.highest - amount) / (scale.highest - scale.lowest)) * (bottom - top)
  const cacY = y(cac)
  const startY = y(0)
  const endY = y(scale.earnedAtEnd)
  const meeting = scale.breakEven === null ? null : x(scale.breakEven)
  return {
    width,
    height,
    shapes: [
      ...fillAreas(meeting, cacY, startY, endY),
      ...scale.ticks.flatMap((tick): DrawingShape[] => [
        drawLine(
          [
            [x(tick), top],
            [x(tick), bottom],
          ],
          { color: 'rule', width: 0.7 },
        ),
        drawWords(String(tick), {
          x: x(tick),
          y: bottom + 12,
          anchor: tick === 0 ? 'start' : tick === scale.horizon ? 'end' : 'middle',
        }),
      ]),
      drawWords(`${scale.unit === 'days' ? 'Days' : 'Months'} as a customer`, { x: 0, y: bottom + 26 }),
      drawLevel(startY, { color: 'ink2', width: 0.7 }),
      drawLevel(cacY, { color: 'ochre', width: 0.7, dash: [3.5, 3] }),
      drawWords(`CAC ${costText}`, { x: 4, y: cacY - 5, color: 'ochre' }),
      drawLine(
        [
          [0, startY],
          [width, endY],
        ],
        { color: 'blue', width: 1.8 },
      ),
      ...(meeting === null ? [] : markBreakEven(meeting, cacY)),
    ],
  }
}

function drawLevel(y: number, stroke: Parameters<typeof drawLine>[1]): DrawingShape {
  return drawLine(
    [
      [0, y],
      [width, y],
    ],
    stroke,
  )
}

/** Unrecovered cost is ochre, profit is green, and a cost that is never recovered is red. */
function fillAreas(meeting: number | null, cacY: number, startY: number, endY: number): DrawingShape[] {
  if (meeting === null) {
    const outline = [
      [0, cacY],
      [width, cacY],
      [width, endY],
      [0, startY],
    ] as const
    return [drawPolygon(outline, { fill: 'redWash' })]
  }
  return [
    drawPolygon(
      [
        [0, cacY],
        [meeting, cacY],
        [0, startY],
      ],
      { fill: 'ochreWash' },
    ),
    drawPolygon(
      [
        [meeting, cacY],
        [width, cacY],
        [width, endY],
      ],
      { fill: 'greenWash' },
    ),
  ]
}

function markBreakEven(x: number, y: number): DrawingShape[] {
  const isLate = x > 0.8 * width
  return [
    drawLine(
      [
        [x, y],
        [x, bottom],
      ],
      { color: 'blue', width: 0.7, dash: [1.5, 2] },
    ),
    drawCircle([x, y], 3.5, { fill: 'surface', stroke: { color: 'blue', width: 1.8 } }),
    drawWords('Paid back', {
      x: isLate ? x - 7 : x + 7,
      y: y + 15,
      anchor: isLate ? 'end' : 'start',
      color: 'ink',
      isStrong: true,
    }),
  ]
}
