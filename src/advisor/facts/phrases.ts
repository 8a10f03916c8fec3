import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import type { Claim, ClaimKind, PlanClaim } from './claims/claim.ts'
import type { PlanFacts } from './plan-facts.ts'
import { readBeginning } from './texts.ts'

/** A figure with the words that belong to it and to no other amount. */
export interface Phrase {
  readonly claim: PlanClaim
  /** The whole text of its field. */
  readonly text: string
  /** The words before it: since the amount before it, or since the clause began. */
  readonly lead: string
  /** The words after it, up to the next amount or comma. */
  readonly tail: string
}

const leadLength = 160
const tailLength = 100
/** Far more than any real plan has in one field. A giant plan is not read to its end for every rule. */
const mostClaims = 400
/** Rules read the beginning of a text. */
const readLength = 2000
const clauseEnd = /[;\n]|[.!?]\s/u
const tailEnd = /[;:,(\n]|[.!?](?:\s|$)/u

const known = new WeakMap<PlanFacts, ReadonlyMap<string, readonly PlanClaim[]>>()

/** The figures of some fields, in the order of the plan. Figures that the text rules out are left out. */
export function listPhrases(
  facts: PlanFacts,
  fields: readonly FieldKey[],
  kinds: readonly ClaimKind[] = ['money'],
): readonly Phrase[] {
  const byField = groupClaims(facts)
  const phrases: Phrase[] = []
  for (const field of fields) {
    const claims = byField.get(field) ?? []
    for (const [index, claim] of claims.entries()) {
      if (!kinds.includes(claim.kind) || claim.certainty === 'denied') continue
      phrases.push(describe(facts, claims, index, claim))
    }
  }
  return phrases
}

/** The figures of one field, whatever their kind. */
export function claimsOf(facts: PlanFacts, field: FieldKey): readonly PlanClaim[] {
  return groupClaims(facts).get(field) ?? []
}

function groupClaims(facts: PlanFacts): ReadonlyMap<string, readonly PlanClaim[]> {
  const kept = known.get(facts)
  if (kept) return kept
  const byField = new Map<string, PlanClaim[]>()
  for (const claim of facts.claims) {
    if (claim.end > readLength) continue
    const claims = byField.get(claim.field)
    if (!claims) byField.set(claim.field, [claim])
    else if (claims.length < mostClaims) claims.push(claim)
  }
  known.set(facts, byField)
  return byField
}

function describe(
  { data }: PlanFacts,
  claims: readonly PlanClaim[],
  index: number,
  claim: PlanClaim,
): Phrase {
  const found = readAt(data, claim.address)
  const text = typeof found === 'string' ? readBeginning(found) : ''
  return {
    claim,
    text,
    lead: cutLead(text.slice(Math.max(0, claim.start - leadLength, findEnd(claims, index)), claim.start)),
    tail: cutTail(text.slice(claim.end, Math.min(claim.end + tailLength, findStart(claims, index)))),
  }
}

/** Money and shares begin a new item of a list. Counts and dates describe the item they are in. */
function isAmount({ kind }: Claim): boolean {
  return kind === 'money' || kind === 'percent'
}

function findEnd(claims: readonly PlanClaim[], index: number): number {
  const { address } = claims[index] ?? {}
  for (let at = index - 1; claims[at]?.address === address; at -= 1) {
    const before = claims[at]
    if (before && isAmount(before)) return before.end
  }
  return 0
}

function findStart(claims: readonly PlanClaim[], index: number): number {
  const { address } = claims[index] ?? {}
  for (let at = index + 1; claims[at]?.address === address; at += 1) {
    const after = claims[at]
    if (after && isAmount(after)) return after.start
  }
  return Infinity
}

function cutLead(words: string): string {
  return words.split(clauseEnd).at(-1) ?? ''
}

function cutTail(words: string): string {
  const end = tailEnd.exec(words)
  return end ? words.slice(0, end.index) : words
}
