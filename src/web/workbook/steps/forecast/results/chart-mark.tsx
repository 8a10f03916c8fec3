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
  title: string
  note: string
  tone: keyof typeof tones
}

/** A ring on a point of a chart, with words above it, or below it near the top. */
export function ChartMark({ x, y, title, note, tone }: ChartMarkProps) {
  const { text, line } = tones[tone]
  const isBelow = y < 40
  const anchor = x < 22 ? 'start' : x > 78 ? 'end' : 'middle'
  // The outline in the card's color keeps the words readable on a line.
  const outline = 'stroke-surface [paint-order:stroke] [stroke-linejoin:round] [stroke-width:4]'
  return (
    <svg x={`${x}%`} y={`${y}%`} className="overflow-visible">
      <line
        y1={isBelow ? 7 : -7}
        y2={isBelow ? 26 : -26}
        strokeDasharray="2 3"
        className={joinClasses(line, '[stroke-width:1.5]')}
      />
      <circle r="5" className={joinClasses('fill-surface [stroke-width:2.5]', line)} />
      <text
        y={isBelow ? 42 : -46}
        textAnchor={anchor}
        fontSize="13"
        className={joinClasses('font-semibold', text, outline)}
      >
        {title}
      </text>
      <text y={isBelow ? 58 : -31} textAnchor={anchor} className={joinClasses('font-mono', text, outline)}>
        {note}
      </text>
    </svg>
  )
}
