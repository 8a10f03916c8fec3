import { findOwn } from './find-own.ts'
import { type Step, stepCount, steps } from './steps.ts'
import type { WorkbookData } from './workbook-data.ts'

/** A part of a step that is too large for one form. The first part is the step as it opens. */
export interface StepPart {
  readonly number: number
  /** The word for it in the address of the page. */
  readonly key: PartKey
  readonly name: string
  /** One sentence under the part's title. Null keeps the step's own title and sentence. */
  readonly description: string | null
  /** Needs the whole width of the window, so the advisor folds to a rail. */
  readonly isWide: boolean
}

export type PartKey = 'unit-economics' | 'sales' | 'costs-and-people' | 'start-up-and-funding' | 'results'

/** The only list of the parts, in order. Only the financial projections have any. */
const inOrder: readonly Omit<StepPart, 'number'>[] = [
  { key: 'unit-economics', name: 'Unit economics', description: null, isWide: false },
  {
    key: 'sales',
    name: 'Sales',
    description: 'What do you sell, how often, and how many can you manage?',
    isWide: false,
  },
  {
    key: 'costs-and-people',
    name: 'Costs and people',
    description: 'Who gets paid, what do you pay every month, and when does the money move?',
    isWide: false,
  },
  {
    key: 'start-up-and-funding',
    name: 'Start-up and funding',
    description: 'What do you need before the first sale, and where does the money come from?',
    isWide: false,
  },
  {
    key: 'results',
    name: 'Results',
    description: 'What your own numbers add up to.',
    isWide: true,
  },
]

const forecastParts: readonly StepPart[] = inOrder.map((part, index) => ({ number: index + 1, ...part }))

/** The parts of a step. Most steps have none. */
export function partsOf(step: Step): readonly StepPart[] {
  return step.key === 'financialProjections' ? forecastParts : []
}

/** The part of a step by its key. An unknown one is the first part, and null is a step without parts. */
export function findPart(step: Step, key: string | null): StepPart | null {
  const parts = partsOf(step)
  return parts.find((part) => part.key === key) ?? parts[0] ?? null
}

/** 'Sales' for a part, or the word for a field that no part asks for. */
export function partName(key: PartKey | null): string {
  return forecastParts.find((part) => part.key === key)?.name ?? 'Open'
}

/** A step, and the part of it that is open. */
export interface Place {
  readonly step: Step
  readonly part: StepPart | null
}

/** The place after or before another one: part by part, then to the next step. Null at the ends. */
export function findNeighbor({ step, part }: Place, direction: 1 | -1): Place | null {
  const within = part ? partsOf(step)[part.number - 1 + direction] : undefined
  if (within) return { step, part: within }
  const number = step.number + direction
  const next = number < 1 || number > stepCount ? undefined : steps[number - 1]
  return next ? { step: next, part: partsOf(next).at(direction === 1 ? 0 : -1) ?? null } : null
}

/**
 * The part that asks for a field. Null where there are no parts, and for a group of fields in several parts. Only the
 * plan knows which line a month set by hand belongs to.
 */
export function findPartOfField(address: readonly unknown[], data?: WorkbookData): PartKey | null {
  const [section, group, field, key] = address
  if (section !== 'financialProjections' || group === undefined) return null
  if (group === 'funding' || group === 'personal') return 'start-up-and-funding'
  if (group === 'startupCosts') return isAskedWithFunding(key) ? 'start-up-and-funding' : 'unit-economics'
  if (group !== 'forecast') return 'unit-economics'
  if (field === undefined) return null
  if (field === 'scenarios') return 'results'
  if (field === 'overwrites') return findPartOfOverwrite(key, data)
  const isSales = field === 'streams' || (field === 'frame' && key !== 'minimumCash' && key !== 'entity')
  return isSales ? 'sales' : 'costs-and-people'
}

function findPartOfOverwrite(item: unknown, data: WorkbookData | undefined): PartKey | null {
  const id = findOwn(item, 'id')
  const overwrite = data?.financialProjections.forecast.overwrites.find((one) => one.id === id)
  if (!overwrite) return null
  return salesLines.has(overwrite.line) ? 'sales' : 'costs-and-people'
}

const salesLines: ReadonlySet<string> = new Set(['volume', 'sales', 'direct-cost'])

/** The unit economics list what there is to pay. What kind it is and when it is due is asked with its funding. */
function isAskedWithFunding(field: unknown): boolean {
  return field === 'kind' || field === 'month' || field === 'yearsOfUse' || field === 'quote'
}
