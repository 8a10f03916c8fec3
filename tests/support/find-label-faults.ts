import type { Drawing, TextShape } from '#exports/document/drawing.ts'
import { estimateWidth } from '#exports/document/drawings/estimate-width.ts'

/** The labels of a drawing that leave its frame or overlap another label. */
export function findLabelFaults({ width, height, shapes }: Drawing): string[] {
  const labels = shapes.filter((shape) => shape.kind === 'text').map(measure)
  return labels.flatMap((label, index) => [
    ...(label.left < -0.01 || label.right > width + 0.01 || label.top < -0.01 || label.bottom > height + 0.01
      ? [`${label.text} leaves the frame`]
      : []),
    ...labels
      .slice(index + 1)
      .filter(
        (other) =>
          label.left < other.right &&
          other.left < label.right &&
          label.top < other.bottom &&
          other.top < label.bottom,
      )
      .map((other) => `${label.text} overlaps ${other.text}`),
  ])
}

function measure({ text, x, y, anchor, size }: TextShape) {
  const wide = estimateWidth(text, size)
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - wide / 2 : x - wide
  return { text, left, right: left + wide, top: y - 0.8 * size, bottom: y + 0.22 * size }
}
