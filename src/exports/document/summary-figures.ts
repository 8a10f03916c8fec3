/** What a summary says of a plan's money, as it is printed. A figure that the plan does not have is null. */
export interface SummaryFigures {
  /** All new loans together, and their terms if there is only one. */
  loan: string | null
  loanCount: number
  term: string | null
  rate: string | null
  payment: string | null
  interestOnlyMonths: number
  /** Due at the end, beside the last payment. */
  balloon: string | null
  investors: string | null
  grants: string | null
  own: string | null
  ownShare: string | null
  /** What all that is bought costs. */
  project: string | null
  /** What it is spent on, the largest first. */
  uses: readonly { kind: string; amount: string }[]
  years: readonly YearSummary[]
  /** Whether the owners live from draws, which no profit counts. */
  hasDraws: boolean
  firstProfit: string | null
  /** After what the owners take. */
  lastingProfit: string | null
  lowestCash: string | null
  lowestCashAt: string
  /** Owed on the line of credit then. */
  drawn: string | null
  /** How many times year 2 earns its loan payments. */
  cover: string | null
  isCovered: boolean
  /** What the cover is after. */
  coverAfter: { pay: boolean; tax: boolean }
}

export interface YearSummary {
  sales: string
  /** Without its sign. */
  profit: string
  isLoss: boolean
}
