import { formatNumber } from '#domain/wording/format-number.ts'
import { isRecord } from './lenient-schema.ts'
import {
  maxFieldsOfOne,
  maxListEntries,
  maxPlanBytes,
  maxPlanDepth,
  maxPlanValues,
  type PlanExcess,
} from './plan-limits.ts'
import { toStoredData } from './to-stored-data.ts'
import type { WorkbookData } from './workbook-data.ts'

const megabyte = 1024 * 1024

/** The bounds of a whole plan, and what they count. */
const bounds = {
  bytes: { most: maxPlanBytes, step: megabyte, unit: 'MB' },
  entries: { most: maxListEntries, step: 1, unit: 'list entries' },
  values: { most: maxPlanValues, step: 1, unit: 'fields' },
} as const

type Bound = keyof typeof bounds

/** From this share on, the workbook says how much is left. */
const nearShare = 0.9

/** What the workbook, an import and the server say in the same words. */
function describeUse(bound: Bound, used: number): string {
  const { most, step, unit } = bounds[bound]
  const amount = used > most ? 'more than' : `${formatNumber(Math.floor((used / step) * 10) / 10, 1)} of`
  return `This plan uses ${amount} the ${formatNumber(most / step)} ${unit} that a plan can have.`
}

const exceed = (bound: Bound): PlanExcess => ({ kind: 'too-large', message: describeUse(bound, Infinity) })

export const tooManyBytes = exceed('bytes')
export const tooManyEntries = exceed('entries')
export const tooManyValues = exceed('values')

export interface NearBound {
  isExceeded: boolean
  message: string
}

/** The bound that this plan has nearly reached or exceeds. Null for every usual plan. */
export function findNearBound(data: WorkbookData): NearBound | null {
  const { entries, values } = countParts(data)
  const used = { bytes: countBytes(JSON.stringify(toStoredData(data))), entries, values }
  const shares = Object.entries(used).map(([bound, amount]) => ({
    bound: bound as Bound,
    amount,
    share: amount / bounds[bound as Bound].most,
  }))
  const most = shares.reduce((one, other) => (other.share > one.share ? other : one))
  if (most.share < nearShare) return null
  return { isExceeded: most.share > 1, message: describeUse(most.bound, most.amount) }
}

interface PartCount {
  /** In all lists together. */
  entries: number
  /** Entries and fields together. */
  values: number
  isTooDeep: boolean
}

/** Counts to the first excess and not beyond it, because there may be a million entries. */
export function countParts(data: unknown): PartCount {
  const count = { entries: 0, values: 0, isTooDeep: false }

  function look(value: unknown, depth: number): void {
    if (!Array.isArray(value) && !isRecord(value)) return
    count.isTooDeep ||= depth > maxPlanDepth
    const held: unknown[] = Array.isArray(value) ? value : Object.values(value)
    if (Array.isArray(value) || held.length > maxFieldsOfOne) count.entries += held.length
    count.values += held.length
    for (const part of held) {
      if (count.isTooDeep || count.entries > maxListEntries || count.values > maxPlanValues) return
      look(part, depth + 1)
    }
  }

  look(data, 0)
  return count
}

/** In UTF-8. Both halves of a surrogate pair together take four. */
export function countBytes(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit >= 0x80) bytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2
  }
  return bytes
}
