import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { isAmong, isNear } from '#advisor/facts/compare-amounts.ts'
import { listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, type Rule, weights } from '#advisor/rules/rule.ts'
import { type Difference, sayDifference } from './said-differently.ts'

/** One loan, note, grant or line of credit by its name, in a text and in the funding. */

const fields: readonly FieldKey[] = [
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'marketAnalysis.summary',
  'businessModel.keyResources',
  'businessModel.keyPartnerships',
  'businessModel.costStructure',
  'competitiveAnalysis.competitiveAdvantages.description',
  'operationsPlan.suppliers',
  'financialProjections.startupCosts.description',
  'financialProjections.funding.collateral',
  'riskAnalysis.risks.mitigation',
  'implementationTimeline.milestones.title',
  'implementationTimeline.milestones.description',
  'implementationTimeline.executiveSummary',
]
/** Words of many sources, which do not tell one from another. */
const commonWords = new Set(
  'loan bank sba sav owner own small term equity money credit fund founder cash capital invest share prefer seed round line year family private personal program new business union microlo both from found investo'.split(
    ' ',
  ),
)
const matters = 'A lender compares every source with its contract.'

/** What a house or a machine is worth is no money that is put in. */
const ofThings =
  /\b(?:equity|worth|value[sd]?|appraised|estimated?|owed|mortgage|resale|paid-off|lien|sales of|costs?)\b/i

/** 'Three angels have said $150,000' of the round: a part that is certain already. */
const promised =
  /\b(?:said|signed(?: for)?|promised|committed|pledged|agreed(?: to| on)?|confirmed|secured|raised|so far)\b[^,;]{0,20}$|^\s*(?:is |are |of it |of this )?(?:already |so far )?(?:signed|promised|committed|pledged|agreed|confirmed|secured|so far|still open|open)\b/iu

interface Source {
  readonly words: readonly string[]
  readonly name: string
  readonly amount: number
  readonly place: FieldAddress
  /** A round has several givers. A loan has one. */
  readonly isRound: boolean
}

function listSources({ data }: PlanFacts): Source[] {
  const { loans, contributions } = data.financialProjections.funding
  const read = (list: 'loans' | 'contributions', items: typeof loans | typeof contributions) =>
    sampleItems<(typeof items)[number]>(items).map(({ id, name, amount }) => ({
      words: listContextWords(name.slice(0, 120)).filter((word) => !commonWords.has(word)),
      name: name.slice(0, 40),
      amount: amount ?? 0,
      place: at('financialProjections', 'funding', list, { id }, 'amount'),
      isRound: list === 'contributions',
    }))
  return [...read('loans', loans), ...read('contributions', contributions)].filter(({ amount }) => amount > 0)
}

function findNamed(facts: PlanFacts): Difference | null {
  const sources = listSources(facts)
  const amounts = sources.map(({ amount }) => amount)
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  if (sources.length === 0) return null
  for (const { claim, lead, tail } of listPhrases(facts, fields)) {
    if (claim.period !== null || claim.per !== null || isAmong(claim, [...amounts, total])) continue
    if (ofThings.test(`${lead.slice(-60)} ${claim.quote} ${tail}`)) continue
    // Only the words since the last comma are of this amount.
    const own = `${lead.split(/,|\band\b(?=[^,]*\p{Sc})/u).at(-1) ?? ''} ${tail.split(/\band\b/u, 1)[0] ?? ''}`
    const words = new Set(listContextWords(own))
    const named = sources.filter((source) => source.words.some((word) => words.has(word)))
    const [source] = named
    if (!source || named.length > 1) continue
    const isNamed = source.words.filter((word) => words.has(word)).length >= Math.min(2, source.words.length)
    const isPart = source.isRound && claim.low < source.amount && (promised.test(lead) || promised.test(tail))
    if (!isNamed || isPart || claim.low > source.amount * 3 || claim.low * 3 < source.amount) continue
    return {
      title: 'One source, two amounts',
      claim,
      place: source.place,
      counted: `the funding has ${facts.sayMoney(source.amount)} for “${source.name}”`,
      matters,
      sums: [`${claim.quote} ≠ ${facts.sayMoney(source.amount)}`],
    }
  }
  return null
}

const lineBefore =
  /\b(?:line of credit|credit line|overdraft(?: limit)?|revolving line)\b(?: of| for| up to|:|,)?\s*$/i
const lineAfter = /^\s*(?:bank |business |revolving )?(?:line\b|overdraft|credit line)/i

function findLine(facts: PlanFacts): Difference | null {
  const limit = facts.data.financialProjections.funding.lineOfCredit.limit ?? 0
  if (limit <= 0) return findUnknownLine(facts)
  const said = listPhrases(facts, fields).find(
    ({ claim, lead, tail }) =>
      (lineBefore.test(lead) || lineAfter.test(tail)) && claim.period === null && !isNear(claim.low, limit),
  )
  if (!said) return null
  return {
    title: 'Two limits for the line of credit',
    claim: said.claim,
    place: at('financialProjections', 'funding', 'lineOfCredit', 'limit'),
    counted: `the funding has a line of ${facts.sayMoney(limit)}`,
    matters,
    sums: [`${said.claim.quote} ≠ ${facts.sayMoney(limit)}`],
  }
}

/** A line of others, of a household or of a supplier, and one that is not there or may come later. */
const otherLine =
  /\b(?:home equity|personal|household|heloc|suppliers?|vendors?|customers?|card|would|could|may|might|later|consider\w*|instead|without|not|never|no|once|was|used to|paid off|year (?:two|three|2|3)|second year|third year)\b/i
const lineWords = /\b(?:line of credit|credit line|overdraft|revolving line|bank line)\b/i

/** A line of credit with an amount in a text, and none in the funding under any name. */
function findUnknownLine(facts: PlanFacts): Difference | null {
  const { loans, contributions, existingDebts } = facts.data.financialProjections.funding
  const names = [...loans, ...contributions, ...existingDebts].map(({ name }) => name)
  if (loans.length + contributions.length === 0 || names.some((name) => /\bline\b|overdraft/i.test(name)))
    return null
  const said = listPhrases(facts, fields).find(
    ({ claim, lead, tail }) =>
      (lineBefore.test(lead) || lineAfter.test(tail)) &&
      claim.period === null &&
      lineWords.test(claim.sentence) &&
      !otherLine.test(claim.sentence),
  )
  if (!said) return null
  return {
    title: 'A line of credit that the funding does not have',
    claim: said.claim,
    place: at('financialProjections', 'funding', 'lineOfCredit', 'limit'),
    counted: 'the funding has no line of credit',
    matters: 'Enter its limit and interest, or say what pays instead. A lender counts only what is agreed.',
  }
}

function findInterestOnly(facts: PlanFacts): Difference | null {
  const loans = sampleItems(facts.data.financialProjections.funding.loans).filter(
    ({ amount }) => (amount ?? 0) > 0,
  )
  const [loan] = loans
  if (!loan) return null
  const months = loans.map(({ interestOnlyMonths }) => interestOnlyMonths ?? 0)
  const said = listPhrases(facts, fields, ['duration']).find(
    ({ claim, lead, tail }) =>
      claim.unit === 'month' &&
      (/\binterest(?:[- ]only)?(?: alone)? (?:for|during)(?: the)?(?: first)?\s*$/i.test(lead) ||
        /^\s*(?:of )?interest[- ]only\b/i.test(tail)) &&
      !months.includes(claim.low),
  )
  if (!said) return null
  const used = Math.max(...months)
  return {
    title: 'How long is only interest paid?',
    claim: said.claim,
    place: at('financialProjections', 'funding', 'loans', { id: loan.id }, 'interestOnlyMonths'),
    counted: `the funding pays ${used === 0 ? 'principal from the first month' : `only interest for ${countOf(used, 'month', 'months')}`}`,
    matters: 'The cash of the first year depends on it.',
  }
}

export const fundingPartsSaidRule: Rule = {
  id: 'funding-part-differs',
  steps: [8, 1, 2, 3, 4, 7, 11, 12],
  isShownAtEvidence: true,
  weight: weights.contradicts - 2,
  find(facts) {
    const found = findNamed(facts) ?? findLine(facts) ?? findInterestOnly(facts)
    return found && sayDifference(found)
  },
}
