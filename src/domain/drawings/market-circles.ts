export type MarketKey = 'tam' | 'sam' | 'som'

/** From the widest to the narrowest. */
export const marketKeys = ['tam', 'sam', 'som'] as const satisfies readonly MarketKey[]

export type MarketAmounts = Readonly<Record<MarketKey, number | null>>

export interface MarketCircle {
  key: MarketKey
  radius: number
  /** At true scale it would be too small to see. */
  isEnlarged: boolean
}

export interface CircleLimits {
  /** Of the largest circle. */
  fullRadius: number
  /** Of the smallest circle that can still be seen. */
  leastRadius: number
  /** By how much an enlarged circle is larger than the next one, so that both can be seen. */
  leastStep: number
}

/** Circles with areas to scale, the largest first, so that each is drawn on top of the one before. */
export function layOutCircles(
  amounts: MarketAmounts,
  { fullRadius, leastRadius, leastStep }: CircleLimits,
): MarketCircle[] {
  const known = marketKeys.flatMap((key) => {
    const amount = amounts[key]
    return amount !== null && amount > 0 ? [{ key, amount }] : []
  })
  const largest = Math.max(...known.map(({ amount }) => amount))
  return known
    .map(({ key, amount }) => {
      const radius = fullRadius * Math.sqrt(amount / largest)
      const smaller = new Set(known.map((other) => other.amount).filter((other) => other < amount))
      const least = leastRadius + smaller.size * leastStep
      return { key, radius: Math.max(radius, least), isEnlarged: radius < least }
    })
    .toSorted((one, other) => other.radius - one.radius)
}

export interface CircleLabel {
  key: MarketKey
  /** The end of its leader line on the circle. The circles share a bottom point, at 0 across. */
  circleX: number
  circleY: number
  /** The middle of the label. */
  labelY: number
}

/**
 * Where the leader line of each circle ends and where its label stands, in a frame from 0 down to `height` that the
 * largest circle fills. Each label is as high as its circle, or as near as labels of `labelHeight` can be.
 */
export function placeCircleLabels(
  circles: readonly MarketCircle[],
  height: number,
  labelHeight: number,
): CircleLabel[] {
  const slope = Math.SQRT1_2
  const wanted = circles.map(({ key, radius }) => ({
    key,
    circleX: radius * slope,
    circleY: height - radius * (1 + slope),
  }))
  const places: number[] = []
  for (const { circleY } of wanted)
    places.push(Math.max(circleY, labelHeight / 2, (places.at(-1) ?? -labelHeight) + labelHeight))
  let limit = height - labelHeight / 2
  for (let index = places.length - 1; index >= 0; index -= 1) {
    places[index] = Math.min(places[index] ?? 0, limit)
    limit = (places[index] ?? 0) - labelHeight
  }
  return wanted.map((label, index) => ({ ...label, labelY: places[index] ?? 0 }))
}

export const marketNames: Readonly<Record<MarketKey, string>> = { tam: 'TAM', sam: 'SAM', som: 'SOM' }

/** What a reader must know about the areas. */
export function describeCircleScale(circles: readonly MarketCircle[]): string {
  const enlarged = circles.filter(({ isEnlarged }) => isEnlarged).map(({ key }) => marketNames[key])
  if (enlarged.length === 0) return 'Areas are to scale.'
  return `Areas are to scale, except ${enlarged.join(' and ')}, which would be too small to see.`
}

const shortShare = new Intl.NumberFormat('en-US', { style: 'percent', maximumSignificantDigits: 2 })

/** '0.8% of SAM' */
export function nameMarketShare({ of, share }: MarketShare): string {
  return `${shortShare.format(share)} of ${marketNames[of]}`
}

export interface MarketShare {
  of: MarketKey
  share: number
}

/** Its share of the next wider market. The SAM between the other two may still be missing. */
export function findMarketShare(amounts: MarketAmounts, key: MarketKey): MarketShare | null {
  const amount = amounts[key]
  const wider = marketKeys.slice(0, marketKeys.indexOf(key)).toReversed()
  const of = wider.find((candidate) => (amounts[candidate] ?? 0) > 0)
  const whole = of === undefined ? null : amounts[of]
  return amount === null || of === undefined || whole === null ? null : { of, share: amount / whole }
}
