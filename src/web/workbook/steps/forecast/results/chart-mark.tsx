import { joinClasses } from '#web/ui/browser/class-names.ts'

const tones = {
  ochre: { text: 'fill-ochre', line: 'stroke-ochre' },
  green: { text: 'fill-green', line: 'stroke-green' },
  red: { text: 'fill-red', line: 'stroke-red' },
}

interface ChartMarkProps {
  /** In percent of the chart. */
  x: number
  y: number
  /** The highest place of a line behind the words, so that they go above it where there is room. */
  top: number
  title: string
  note: string
  tone: keyof typeof tones
}

/** The height of a chart, of its words and of the gap between them and a line, in pixels. */
const chartHeight = 192
const wordsHeight = 34
const gap = 10

/** How wide the words are on each side of a point, as a share of the chart. */
export const markReach = 0.2

/** A ring on a point of a chart, with words above it, or below it near the top. */
export function ChartMark({ x, y, top, title, note, tone }: ChartMarkProps) {
  const { text, line } = tones[tone]
  const isBelow = y < 40
  const lift = ((y - top) / 100) * chartHeight + gap
  const hasRoom = (y / 100) * chartHeight - lift - wordsHeight >= 0
  const up = hasRoom ? Math.max(26, lift) : 26
  const anchor = x < 22 ? 'start' : x > 78 ? 'end' : 'middle'
  // The outline in the card's color keeps the words readable on a line.
  const outline = 'stroke-surface [paint-order:stroke] [stroke-linejoin:round] [stroke-width:4]'
  return (
    <svg x={`${x}%`} y={`${y}%`} className="overflow-visible">
      <line
        y1={isBelow ? 7 : -7}
        y2={isBelow ? 26 : -up}
        strokeDasharray="2 3"
        className={joinClasses(line, '[stroke-width:1.5]')}
      />
      <circle r="5" className={joinClasses('fill-surface [stroke-width:2.5]', line)} />
      <text
        y={isBelow ? 42 : -up - 20}
        textAnchor={anchor}
        fontSize="13"
        className={joinClasses('font-semibold', text, outline)}
      >
        {title}
      </text>
      <text
        y={isBelow ? 58 : -up - 5}
        textAnchor={anchor}
        className={joinClasses('font-mono', text, outline)}
      >
        {note}
      </text>
    </svg>
  )
}
