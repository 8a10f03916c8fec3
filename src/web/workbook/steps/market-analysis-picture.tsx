import { TriangleAlert } from 'lucide-react'
import { nameAmount, parseAmount } from '#domain/finance/parse-amount.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { usePlanList } from '#web/workbook/editor/plan-context.tsx'
import {
  describeCircleScale,
  findMarketShare,
  layOutCircles,
  type MarketAmounts,
  type MarketCircle,
  type MarketKey,
  marketKeys,
  marketNames,
  type MarketShare,
  nameMarketShare,
  placeCircleLabels,
} from '#domain/drawings/market-circles.ts'

const limits = { fullRadius: 78, leastRadius: 5, leastStep: 5 }
const side = 2 * limits.fullRadius + 4
const labelX = side + 6
const labelWidth = 36
const labelHeight = 16

const fillClasses = { tam: 'fill-blue/10', sam: 'fill-blue/35', som: 'fill-blue' }
const swatchClasses = { tam: 'bg-blue/10', sam: 'bg-blue/35', som: 'bg-blue' }

/** Shows the three markets nested inside each other as soon as their texts name amounts. */
export function MarketPicture() {
  const [tam = null, sam = null, som = null] = usePlanList(({ data }) =>
    marketKeys.map((key) => parseAmount(data.marketAnalysis[key])),
  )
  const amounts: MarketAmounts = { tam, sam, som }
  const labels = usePlanList(({ data }) => marketKeys.map((key) => nameAmount(data.marketAnalysis[key])))
  const circles = layOutCircles(amounts, limits)
  if (circles.length === 0) {
    return (
      <p className="rounded-control border border-dashed border-rule-2 px-4 py-3 text-sm text-ink-3">
        Include an amount in each one, such as $4.2B or 1,200,000, to see how the three compare.
      </p>
    )
  }
  return (
    <figure className="@container rounded-control border border-rule bg-sunk p-4">
      <div className="flex flex-col items-center gap-x-8 gap-y-4 @sm:flex-row">
        <Circles circles={circles} amounts={amounts} />
        <dl className="grid w-full flex-1 gap-2">
          {marketKeys.map((key, index) => (
            <MarketFigure key={key} name={key} amounts={amounts} label={labels[index] ?? null} />
          ))}
        </dl>
      </div>
      <figcaption className="mt-3 text-sm text-ink-3">{describeCircleScale(circles)}</figcaption>
    </figure>
  )
}

/** The circles share a bottom point, and each has its name beside them. A part larger than its whole is drawn as an outline, so it hides nothing. */
function Circles({ circles, amounts }: { circles: readonly MarketCircle[]; amounts: MarketAmounts }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${labelX + labelWidth} ${side}`}
      className="h-40 w-auto shrink-0 overflow-visible"
    >
      {circles.map(({ key, radius }) => (
        <circle
          key={key}
          cx={side / 2}
          cy={side - 2 - radius}
          r={radius}
          className={joinClasses(
            'transition-[cy,r] duration-200',
            isTooLarge(findMarketShare(amounts, key))
              ? 'fill-none stroke-ochre [stroke-dasharray:4_3]'
              : `stroke-blue ${fillClasses[key]}`,
          )}
        />
      ))}
      {placeCircleLabels(circles, side - 2, labelHeight).map(({ key, circleX, circleY, labelY }) => (
        <g key={key}>
          <path
            d={`M${side / 2 + circleX} ${circleY}L${side - 2} ${labelY}H${labelX - 3}`}
            className="fill-none stroke-ink-2"
          />
          <text x={labelX} y={labelY + 4} className="mono-label fill-ink">
            {marketNames[key]}
          </text>
        </g>
      ))}
    </svg>
  )
}

interface MarketFigureProps {
  name: MarketKey
  amounts: MarketAmounts
  /** The amount as typed. */
  label: string | null
}

function MarketFigure({ name, amounts, label }: MarketFigureProps) {
  const share = findMarketShare(amounts, name)
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <dt className="mono-label flex items-center gap-2 text-ink-2">
        <span className={joinClasses('size-3 rounded-full border border-blue', swatchClasses[name])} />
        {marketNames[name]}
      </dt>
      <dd className="font-display text-lg font-bold tracking-[-0.02em] tabular-nums">
        {label ?? (
          <span className="font-text text-sm font-normal tracking-normal text-ink-3">No amount yet</span>
        )}
      </dd>
      {share && !isTooLarge(share) && <dd className="text-sm text-ink-2">{nameMarketShare(share)}</dd>}
      {share && isTooLarge(share) && (
        <dd className="flex items-center gap-1.5 text-sm text-ochre">
          <Icon of={TriangleAlert} />
          {`Larger than ${marketNames[share.of]}, which should include it`}
        </dd>
      )}
    </div>
  )
}

function isTooLarge(share: MarketShare | null): boolean {
  return share !== null && share.share > 1
}
