/** How a run differs from the plan: the stress test, the scenarios and the tornado all turn these. */
export interface Levers {
  readonly volume: number
  readonly price: number
  readonly directCost: number
  readonly pay: number
  readonly runningCosts: number
  readonly interest: number
  /** Added to each rate after the factor, as a share: 0.01 is one point. */
  readonly interestPoints: number
  /** Sales start later, and all costs and loan payments stay where they are. */
  readonly monthsLater: number
}

export type LeverName = keyof Levers

export const asPlanned: Levers = {
  volume: 1,
  price: 1,
  directCost: 1,
  pay: 1,
  runningCosts: 1,
  interest: 1,
  interestPoints: 0,
  monthsLater: 0,
}
