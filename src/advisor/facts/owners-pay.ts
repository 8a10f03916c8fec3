import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { readMonthly } from './compare-amounts.ts'
import { listPhrases, type Phrase } from './phrases.ts'
import type { PlanFacts } from './plan-facts.ts'
import { listWords } from './texts.ts'

/** What the plan's texts say the owners take. */
export interface SaidPay {
  readonly phrase: Phrase
  readonly monthly: { readonly low: number; readonly high: number }
  /** The owner whose name stands with it, by index. */
  readonly named: number | null
}

const fields: readonly FieldKey[] = [
  'businessModel.costStructure',
  'teamStructure.founders.role',
  'teamStructure.founders.background',
  'riskAnalysis.risks.mitigation',
  'implementationTimeline.milestones.description',
  'implementationTimeline.executiveSummary',
]
export const ownersPayFields: ReadonlySet<FieldKey> = new Set(fields)
const ownPay =
  /\b(?:(?:owners?|founders?|directors?|partners?)[’']?s? (?:pay|draws?|salar(?:y|ies)|wages?)|(?:my|our|own) (?:own )?(?:pay|draws?|salar(?:y|ies))|draws?\b|pays? (?:myself|ourselves|himself|herself|themselves)|salar(?:y|ies) of|[’']s (?:pay|draw|salary|own pay))/iu
/** In the words about a founder it is theirs. */
const takes = /\b(?:takes?|draws?)\s*(?:about |around )?$/iu
const otherPay =
  /\b(?:husband|wife|spouse|partner[’']s job|savings|household|family|until then|earlier|former|at the (?:school|hospital|bank)|line of credit|loan|profit|distribution|bonus|instead|saves?|less|more|below|above|employee|staff|driver|clerk|assistant)\b/iu
/** 'Pay drops by $1,500' is what is cut, and 'drops to $900' is for a bad month. */
const change = /\bby (?:about |up to |another )?$/iu
const cutTo =
  /\b(?:drops?|falls?|cuts?|goes down|go down|reduced?|lowers?|lowered|shrinks?|down|back) (?:\p{L}+ ){0,4}to (?:about )?$/iu

/** 'My own pay: $3,600 a month': what comes before the amount says whose it is. */
export function isOwnersPay(head: string): boolean {
  return ownPay.test(head)
}

export function nameWords(name: string): string[] {
  return listWords(name.slice(0, 60).split(/[,;(]/u, 1)[0] ?? '').filter((word) => word.length > 2)
}

/** Each amount a month or a year that is an owner's pay, in the order of the fields. */
export function listOwnersPay(facts: PlanFacts, owners: readonly string[]): SaidPay[] {
  return listPhrases(facts, fields).flatMap((phrase): SaidPay[] => {
    const { claim, lead, tail } = phrase
    const { field } = claim
    const monthly = claim.period === 'month' || claim.period === 'year' ? readMonthly(claim) : null
    const near = lead.slice(-70)
    if (change.test(near) || (cutTo.test(near) && field === 'riskAnalysis.risks.mitigation')) return []
    if (!monthly || otherPay.test(`${near} ${tail.slice(0, 30)}`) || claim.certainty === 'at-most') return []
    const said = new Set(listWords(near.split(/,\s|;/u).at(-1) ?? ''))
    const at = owners.findIndex((owner) => nameWords(owner).some((word) => said.has(word)))
    const isFounders = field.startsWith('teamStructure.founders') && takes.test(near)
    const isOwners =
      field === 'businessModel.costStructure' || at >= 0 || /\b(?:owner|founder|my|our|own)/iu.test(near)
    if (!isFounders && !(ownPay.test(near) && isOwners)) return []
    return [{ phrase, monthly, named: at >= 0 ? at : null }]
  })
}
