import type { PaybackBlock } from '#exports/document/document-model.ts'
import { palette } from '#exports/document/palette.ts'
import { drawShape, drawText } from '#exports/svg/svg-shapes.ts'
import { anchorTick, drawPicture, pictureWidth } from './draw-picture.ts'

const top = 10
const bottom = 190
const height = 236

/** One customer's revenue over time, compared with the cost to acquire them. */
export function drawPayback(id: string, { scale, cac, costText, description }: PaybackBlock): string {
  const x = (time: number) => (time / scale.horizon) * pictureWidth
  const y = (dollars: number) =>
    top + ((scale.highest - dollars) / (scale.highest - scale.lowest)) * (bottom - top)
  const cacY = y(cac)
  const startY = y(0)
  const endY = y(scale.earnedAtEnd)
  return drawPicture({
    id,
    title: 'One customer, over time',
    description,
    height,
    shapes: [
      ...fillAreas(scale.breakEven === null ? null : x(scale.breakEven), cacY, startY, endY),
      ...scale.ticks.flatMap((tick) => [
        drawShape('line', { x1: x(tick), x2: x(tick), y1: top, y2: bottom, stroke: palette.rule }),
        drawText(String(tick), {
          x: x(tick),
          y: bottom + 18,
          fill: palette.ink2,
          'text-anchor': anchorTick(tick, scale.horizon),
        }),
      ]),
      drawText(`${scale.unit === 'days' ? 'Days' : 'Months'} as a customer`, {
        x: 0,
        y: bottom + 38,
        fill: palette.ink2,
      }),
      drawShape('line', { x1: 0, x2: pictureWidth, y1: startY, y2: startY, stroke: palette.ink2 }),
      drawShape('line', {
        x1: 0,
        x2: pictureWidth,
        y1: cacY,
        y2: cacY,
        stroke: palette.ochre,
        'stroke-dasharray': '5 4',
      }),
      drawText(`CAC ${costText}`, { x: 6, y: cacY - 7, fill: palette.ochre }),
      drawShape('line', {
        x1: 0,
        x2: pictureWidth,
        y1: startY,
        y2: endY,
        stroke: palette.blue,
        'stroke-width': 2.5,
      }),
      ...(scale.breakEven === null ? [] : markBreakEven(x(scale.breakEven), cacY)),
    ],
  })
}

/** Unrecovered cost is ochre, profit is green, and a cost that is never recovered is red. */
function fillAreas(breakEvenX: number | null, cacY: number, startY: number, endY: number): string[] {
  if (breakEvenX === null) {
    const d = `M0 ${cacY}H${pictureWidth}V${endY}L0 ${startY}Z`
    return [drawShape('path', { d, fill: palette.redWash })]
  }
  return [
    drawShape('path', { d: `M0 ${cacY}H${breakEvenX}L0 ${startY}Z`, fill: palette.ochreWash }),
    drawShape('path', {
      d: `M${breakEvenX} ${cacY}H${pictureWidth}V${endY}Z`,
      fill: palette.greenWash,
    }),
  ]
}

function markBreakEven(x: number, y: number): string[] {
  return [
    drawShape('line', { x1: x, x2: x, y1: y, y2: bottom, stroke: palette.blue, 'stroke-dasharray': '2 3' }),
    drawShape('circle', {
      cx: x,
      cy: y,
      r: 5,
      fill: palette.surface,
      stroke: palette.blue,
      'stroke-width': 2.5,
    }),
    drawText('Break-even', { x: x + 10, y: y + 22, fill: palette.ink, 'font-weight': 700 }),
  ]
}
