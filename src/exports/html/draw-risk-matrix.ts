import type { RiskPriority } from '#domain/plan/risk-priority.ts'
import type { RiskMatrixBlock } from '#exports/document/document-model.ts'
import { palette } from '#exports/document/palette.ts'
import { drawShape, drawText } from '#exports/svg/svg-shapes.ts'
import { drawPicture } from './draw-picture.ts'

const fills: Readonly<Record<RiskPriority, string>> = {
  Critical: palette.redWash,
  'High Priority': palette.ochreWash,
  'Medium Priority': palette.blueWash,
  'Low Priority': palette.sunk,
}

const pictureWidth = 680
const left = 84
const top = 44
const rowHeight = 62
const gap = 4
const columnWidth = (pictureWidth - left) / 3
const levelNames = { low: 'Low', medium: 'Medium', high: 'High' } as const

/** Impact increases upward and probability to the right. Each risk's number is in its cell. */
export function drawRiskMatrix(id: string, { cells, description }: RiskMatrixBlock): string {
  const [firstRow = []] = cells
  const columnX = (column: number) => left + column * columnWidth
  const rowY = (row: number) => top + row * rowHeight
  return drawPicture({
    id,
    title: 'Risks by impact and probability',
    description,
    width: pictureWidth,
    height: rowY(cells.length),
    shapes: [
      drawText('Impact', { x: 0, y: 32, fill: palette.ink2 }),
      drawText('Probability', { x: left, y: 14, fill: palette.ink2 }),
      ...firstRow.map(({ probability }, column) =>
        drawText(levelNames[probability], { x: columnX(column), y: 34, fill: palette.ink }),
      ),
      ...cells.flatMap((row, rowIndex) => [
        drawText(row[0] ? levelNames[row[0].impact] : '', {
          x: 0,
          y: rowY(rowIndex) + 22,
          fill: palette.ink,
        }),
        ...row.flatMap(({ priority, numbers }, column) => [
          drawShape('rect', {
            x: columnX(column),
            y: rowY(rowIndex),
            width: columnWidth - gap,
            height: rowHeight - gap,
            rx: 4,
            fill: fills[priority],
          }),
          drawText(priority, { x: columnX(column) + 10, y: rowY(rowIndex) + 20, fill: palette.ink2 }),
          drawText(listNumbers(numbers), {
            x: columnX(column) + 10,
            y: rowY(rowIndex) + 43,
            fill: palette.ink,
            'font-size': 16,
            'font-weight': 700,
          }),
        ]),
      ]),
    ],
  })
}

/** As many as fit in a cell. The table below has them all. */
function listNumbers(numbers: readonly number[]): string {
  const most = 6
  return numbers.length <= most ? numbers.join(', ') : `${numbers.slice(0, most).join(', ')} …`
}
