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

/** Circles with areas to scale, the largest first, so that each is drawn on top of the one before. */
export function layOutCircles(
  amounts: MarketAmounts,
  fullRadius: number,
  leastRadius: number,
): MarketCircle[] {
  const known = marketKeys.flatMap((key) => {
    const amount = amounts[key]
    return amount !== null && amount > 0 ? [{ key, amount }] : []
  })
  const largest = Math.max(...known.map(({ amount }) => amount))
  return known
    .map(({ key, amount }) => {
      const radius = fullRadius * Math.sqrt(amount / largest)
      return { key, radius: Math.max(radius, leastRadius), isEnlarged: radius < leastRadius }
    })
    .toSorted((one, other) => other.radius - one.radius)
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
