import {
  describeCircleScale,
  findMarketShare,
  layOutCircles,
  type MarketAmounts,
  type MarketKey,
  marketKeys,
  marketNames,
  nameMarketShare,
  placeCircleLabels,
} from '#domain/drawings/market-circles.ts'
import { nameAmount, parseAmount } from '#domain/finance/parse-amount.ts'
import type { ChartBlock } from '#exports/document/document-model.ts'
import { type DrawingShape, drawingWidth } from '#exports/document/drawing.ts'
import { fitWords } from './estimate-width.ts'
import { drawCircle, drawLine, drawWords, wordSize } from './shapes.ts'

const limits = { fullRadius: 62, leastRadius: 4, leastStep: 4 }
const height = 2 * limits.fullRadius + 2
const centerX = limits.fullRadius + 1
const labelX = 2 * limits.fullRadius + 34
const labelHeight = 26
const noteHeight = 20

const fills = { tam: 'sunk', sam: 'blueWash', som: 'blue' } as const

/** The three markets inside each other. Left out while one is unknown or a part is larger than its whole. */
export function drawMarket(texts: Readonly<Record<MarketKey, string>>): ChartBlock | null {
  const amounts: MarketAmounts = {
    tam: parseAmount(texts.tam),
    sam: parseAmount(texts.sam),
    som: parseAmount(texts.som),
  }
  const circles = layOutCircles(amounts, limits)
  const isNested = circles.every(({ key }) => (findMarketShare(amounts, key)?.share ?? 0) <= 1)
  if (circles.length < marketKeys.length || !isNested) return null
  const note = describeCircleScale(circles)
  return {
    type: 'chart',
    title: `SOM is ${shareOf(amounts, 'som')}; SAM is ${shareOf(amounts, 'sam')}`,
    description: `Three circles: ${marketKeys.map((key) => `${marketNames[key]} ${nameAmount(texts[key])}`).join(', ')}. ${note}`,
    drawing: {
      width: drawingWidth,
      height: height + noteHeight,
      shapes: [
        ...circles.map(({ key, radius }) =>
          drawCircle([centerX, height - 1 - radius], radius, {
            fill: fills[key],
            stroke: { color: 'blue', width: 0.8 },
          }),
        ),
        ...placeCircleLabels(circles, height - 1, labelHeight).flatMap(
          ({ key, circleX, circleY, labelY }): DrawingShape[] => [
            drawLine(
              [
                [centerX + circleX, circleY],
                [labelX - 26, labelY],
                [labelX - 6, labelY],
              ],
              { color: 'ink2', width: 0.7 },
            ),
            ...writeLabel(`${marketNames[key]} ${nameAmount(texts[key])}`, shareOf(amounts, key), labelY),
          ],
        ),
        drawWords(note, { x: 0, y: height + 14 }),
      ],
    },
  }
}

function shareOf(amounts: MarketAmounts, key: MarketKey): string {
  const share = findMarketShare(amounts, key)
  return share ? nameMarketShare(share) : 'The whole market'
}

function writeLabel(strong: string, plain: string, middle: number): DrawingShape[] {
  const room = drawingWidth - labelX
  return [
    drawWords(fitWords(strong, strongSize, room), {
      x: labelX,
      y: middle - 1,
      size: strongSize,
      color: 'ink',
      isStrong: true,
    }),
    drawWords(fitWords(plain, wordSize, room), { x: labelX, y: middle + 10 }),
  ]
}

const strongSize = 10
