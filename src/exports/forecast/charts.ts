import { type AmountScale, placeAmount, scaleAmounts } from '#domain/drawings/amount-scale.ts'
import { placeBars } from '#domain/drawings/bar-places.ts'
import { drawArea, drawBands, drawLine, placeIndex } from '#domain/drawings/line-paths.ts'
import {
  describeCashLine,
  describeProfitByYear,
  describeSalesAndCosts,
  readCash,
  readDrawn,
  readSalesAndCosts,
} from '#domain/forecast/figures/chart-findings.ts'
import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatMoneyShort } from '#domain/wording/format-money-short.ts'
import type { ChartBlock } from '#exports/document/document-model.ts'
import { type DrawingShape, drawingWidth, type PathShape, type TextShape } from '#exports/document/drawing.ts'
import { type PrintedForecast, readLine } from './printed-forecast.ts'

/** The same drawings as on the screen, placed in a picture for paper. */

const plot = { left: 46, top: 16, width: drawingWidth - 46 - 6, height: 118 }
const height = plot.top + plot.height + 26
const bottom = plot.top + plot.height
const right = plot.left + plot.width

const x = (percent: number) => plot.left + (percent / 100) * plot.width
const y = (percent: number) => plot.top + (percent / 100) * plot.height
const round = (value: number) => Math.round(value * 100) / 100

/** A path in a box of 100 × 100, in the plot. */
function fitPath(path: string): string {
  return path.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, across: string, down: string) => `${round(x(Number(across)))} ${round(y(Number(down)))}`,
  )
}

function label(text: string, place: Pick<TextShape, 'x' | 'y'> & Partial<TextShape>): TextShape {
  return { kind: 'text', text, anchor: 'start', color: 'ink3', size: 7.5, isStrong: false, ...place }
}

function level(at: number, color: 'rule' | 'ink', width: number): PathShape {
  return { kind: 'path', path: `M${plot.left} ${round(at)}L${right} ${round(at)}`, stroke: { color, width } }
}

function drawAmounts(scale: AmountScale, currency: string): DrawingShape[] {
  return scale.ticks.flatMap((tick) => {
    const at = y(placeAmount(scale, tick))
    const text = formatMoneyShort(tick, currency)
    return [level(at, 'rule', 0.5), label(text, { x: plot.left - 6, y: at + 2.6, anchor: 'end' })]
  })
}

/** A name at each first month of a year. */
function drawMonths(names: readonly string[], firstNumber: 0 | 1): DrawingShape[] {
  return names.flatMap((name, index): DrawingShape[] => {
    const month = index + firstNumber
    if (month < 1 || (month - 1) % 12 !== 0) return []
    const at = round(x(placeIndex(index, names.length)))
    return [
      { kind: 'path', path: `M${at} ${bottom}L${at} ${bottom + 4}`, stroke: { color: 'rule2', width: 0.7 } },
      label(name, { x: at, y: bottom + 13 }),
    ]
  })
}

/**
 * A small square with words above it, or below where there is no room above. Words at the lowest point of a line go
 * below it where there is room, because the line is above.
 */
function drawMark(
  text: string,
  { across, down }: { across: number; down: number },
  color: TextShape['color'],
  isLowest = false,
): DrawingShape[] {
  const [centerX, centerY] = [x(across), y(down)]
  const anchor = across > 70 ? 'end' : across < 12 ? 'start' : 'middle'
  const isBelow = centerY < plot.top + 16 || (isLowest && centerY < bottom - 18)
  const corner = (dx: number, dy: number) => `${round(centerX + dx)} ${round(centerY + dy)}`
  return [
    {
      kind: 'path',
      path: `M${corner(-2.6, -2.6)}L${corner(2.6, -2.6)}L${corner(2.6, 2.6)}L${corner(-2.6, 2.6)}Z`,
      fill: 'surface',
      stroke: { color, width: 1.4 },
    },
    label(text, { x: centerX, y: centerY + (isBelow ? 14 : -7), anchor, color, isStrong: true }),
  ]
}

export function drawCashChart({ forecast, rounded, figures, money }: PrintedForecast): ChartBlock {
  const { model } = forecast
  const cash = readCash(rounded)
  const drawn = readDrawn(rounded)
  const scale = scaleAmounts([...cash, ...(drawn ?? [])])
  const names = cash.map((_, month) => nameForecastMonth(model, month))
  const { month } = figures.lowestCash
  const amount = cash[month] ?? 0
  const isShort = figures.lowestCash.amount <= -0.005
  const title = describeCashLine(forecast, figures)
  const owed = drawn?.[month] ? `, ${money(drawn[month])} drawn` : ''
  const lowest = `Lowest ${money(amount)}, ${names[month] ?? ''}${owed}`
  const ends = names.flatMap((name, index) =>
    index > 0 && index % 12 === 0 ? [`${money(cash[index] ?? 0)} at the end of ${name}`] : [],
  )
  return {
    type: 'chart',
    title,
    description: `Cash at the end of each month: ${money(cash[0] ?? 0)} at the start, ${ends.join(', ')}. ${lowest}.`,
    drawing: {
      width: drawingWidth,
      height,
      shapes: [
        ...drawAmounts(scale, model.currency),
        { kind: 'path', path: fitPath(drawArea(cash, scale)), fill: isShort ? 'redWash' : 'blueWash' },
        ...(drawn
          ? [
              {
                kind: 'path' as const,
                path: fitPath(drawLine(drawn, scale)),
                stroke: { color: 'ink2' as const, width: 1.2, dash: [4, 3] as const },
              },
            ]
          : []),
        { kind: 'path', path: fitPath(drawLine(cash, scale)), stroke: { color: 'blue', width: 1.6 } },
        level(y(placeAmount(scale, 0)), 'ink', 0.9),
        ...drawMonths(names, 0),
        ...drawMark(
          lowest,
          { across: placeIndex(month, cash.length), down: placeAmount(scale, amount) },
          isShort ? 'red' : 'ochre',
          true,
        ),
      ],
    },
  }
}

export function drawSalesChart(printed: PrintedForecast): ChartBlock {
  const { forecast, rounded, figures, yearly, money } = printed
  const { model } = forecast
  const { sales, costs } = readSalesAndCosts(rounded)
  const scale = scaleAmounts([...sales, ...costs])
  const bands = drawBands(sales, costs, scale)
  const names = sales.map((_, index) => nameForecastMonth(model, index + 1))
  const first = figures.firstProfitableMonth
  const years = readLine(yearly['profit-and-loss'], 'sales').map(
    (amount, index) => `${money(amount)} in year ${index + 1}`,
  )
  const key = (text: string, at: number, stroke: PathShape['stroke'] & object): DrawingShape[] => [
    { kind: 'path', path: `M${at} 6L${at + 18} 6`, stroke },
    label(text, { x: at + 23, y: 8.6, color: 'ink2' }),
  ]
  const salesStroke = { color: 'blue', width: 1.6 } as const
  const costsStroke = { color: 'ink2', width: 1.2, dash: [4, 3] } as const
  return {
    type: 'chart',
    title: describeSalesAndCosts(forecast, figures),
    description: `Sales and all costs of each month, before owner’s draws and loan principal. Sales are ${years.join(', ')}.`,
    drawing: {
      width: drawingWidth,
      height,
      shapes: [
        ...key('Sales', plot.left, salesStroke),
        ...key('Costs, before draws and loan principal', plot.left + 60, costsStroke),
        ...drawAmounts(scale, model.currency),
        { kind: 'path', path: fitPath(bands.above), fill: 'greenWash' },
        { kind: 'path', path: fitPath(bands.below), fill: 'redWash' },
        { kind: 'path', path: fitPath(drawLine(costs, scale)), stroke: costsStroke },
        { kind: 'path', path: fitPath(drawLine(sales, scale)), stroke: salesStroke },
        level(y(placeAmount(scale, 0)), 'ink', 0.9),
        ...drawMonths(names, 1),
        ...(first === null
          ? []
          : drawMark(
              `First profit, ${names[first - 1] ?? ''}`,
              {
                across: placeIndex(first - 1, sales.length),
                down: placeAmount(scale, sales[first - 1] ?? 0),
              },
              'green',
            )),
      ],
    },
  }
}

export function drawProfitChart({ forecast, yearly, money }: PrintedForecast): ChartBlock {
  const profits = readLine(yearly['profit-and-loss'], 'netIncome')
  const scale = scaleAmounts(profits)
  const bars = placeBars(profits, scale).flatMap((bar, index): DrawingShape[] => {
    const profit = profits[index] ?? 0
    const isLoss = profit < 0
    const [left, top, end, base] = [x(bar.x), y(bar.y), x(bar.x + bar.width), y(bar.y + bar.height)].map(
      round,
    )
    const middle = x(bar.x + bar.width / 2)
    const color = isLoss ? 'red' : 'blue'
    return [
      {
        kind: 'path',
        path: `M${left} ${top}L${end} ${top}L${end} ${base}L${left} ${base}Z`,
        fill: isLoss ? 'redWash' : 'blueWash',
        stroke: { color, width: 1, ...(isLoss ? { dash: [3, 2] } : {}) },
      },
      label(money(profit), {
        x: middle,
        y: isLoss ? y(bar.y + bar.height) + 10 : y(bar.y) - 4,
        anchor: 'middle',
        color: isLoss ? 'red' : 'ink',
        isStrong: true,
      }),
      label(`Year ${index + 1}`, { x: middle, y: bottom + 22, anchor: 'middle' }),
    ]
  })
  return {
    type: 'chart',
    title: describeProfitByYear(forecast),
    description: `Profit: ${profits.map((profit, index) => `${money(profit)} in year ${index + 1}`).join(', ')}.`,
    drawing: {
      width: drawingWidth,
      height,
      shapes: [...bars, level(y(placeAmount(scale, 0)), 'ink', 0.9)],
    },
  }
}
