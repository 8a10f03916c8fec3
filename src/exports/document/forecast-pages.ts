import type { Block } from './document-model.ts'
import type { SummaryFigures } from './summary-figures.ts'

/** What the numbers of a plan add up to, ready to be put into a document. It is made only for plans that have them. */
export interface ForecastPages {
  /** What is asked for, what it pays for and how it comes back. */
  request: readonly Block[]
  /** The same in one sentence, or empty when nothing is asked for. */
  requestInBrief: string
  /** What the executive summary says of the money. */
  summaryFigures: SummaryFigures
  /** The figures that readers look for first. */
  keyFigures: readonly Block[]
  /** How often each year covers its payments on debt. */
  coverByYear: readonly Block[]
  /** Assumptions, statements, break-even and what may go wrong. */
  statements: readonly Block[]
  /** What lenders ask for beside the plan, as far as it was chosen. */
  lenderTables: readonly Block[]
}
