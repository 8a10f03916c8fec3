import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** What a competitor charges or how long it takes, where the list and another text differ. */

const tableFields = new Set([
  'competitiveAnalysis.directCompetitors.strengths',
  'competitiveAnalysis.directCompetitors.weaknesses',
  'competitiveAnalysis.directCompetitors.pricing',
  'competitiveAnalysis.indirectCompetitors.strengths',
  'competitiveAnalysis.indirectCompetitors.weaknesses',
  'competitiveAnalysis.indirectCompetitors.pricing',
])
const plainNames = new Set(
  (
    'the a an and of in at for with other others local big large small national online private general home city county street north south east west center ' +
    'centers centre shop shops store stores company companies firm firms chain chains restaurant restaurants salon salons bakery bakeries gym gyms service services ' +
    'mail order doing nothing friends family supermarkets supermarket studio studios group market markets two three four five six seven eight nine ten guesthouses ' +
    'downtown your own apps app software spreadsheets spreadsheet hotel hotels clinic clinics school schools coffee candle candles bikes bike dental tutoring nursery garden'
  ).split(' '),
)
const difference =
  /\b(?:more|less|cheaper|dearer|above|below|under|over|off|than|save[sd]?|from|up to|plus|between|difference|instead of)\b/i
const mostRatio = 3
/** Far more than any real plan has. */
const mostCompared = 600

interface Rival {
  readonly id: string
  readonly name: string
  readonly marks: readonly string[]
  readonly claims: PlanClaim[]
}

/** The words of a name that no other text would use by chance. */
function listMarks(name: string): string[] {
  const words = name.slice(0, 60).match(/\p{Lu}[\p{L}’'&-]{3,}/gu) ?? []
  return words.filter((word) => !plainNames.has(word.toLowerCase()))
}

function listRivals({ data, claims }: PlanFacts): Rival[] {
  const { directCompetitors, indirectCompetitors } = data.competitiveAnalysis
  const rivals = [...directCompetitors, ...indirectCompetitors]
    .slice(0, 30)
    .map(({ id, name }): Rival => ({ id, name, marks: listMarks(name), claims: [] }))
  const byId = new Map(rivals.map((rival) => [rival.id, rival]))
  for (const claim of claims) {
    const item = claim.address[2]
    if (!tableFields.has(claim.field) || typeof item !== 'object' || !isCompared(claim)) continue
    byId.get(item.id)?.claims.push(claim)
  }
  return rivals
}

function isCompared({ kind, low, certainty }: PlanClaim): boolean {
  return (kind === 'money' || kind === 'duration') && low > 0 && certainty !== 'denied'
}

function areAlike(one: PlanClaim, other: PlanClaim): boolean {
  if (one.kind !== other.kind || one.unit !== other.unit) return false
  const per = (claim: PlanClaim) => claim.per ?? claim.period
  return one.kind === 'duration' ? one.period === other.period : per(one) === per(other)
}

function agree(one: PlanClaim, other: PlanClaim): boolean {
  if (isNear(one.low, other.low) || (one.low <= other.high * 1.02 && other.low <= one.high * 1.02))
    return true
  const [small, large] = one.low < other.low ? [one, other] : [other, one]
  return small.certainty === 'at-least' || large.certainty === 'at-most' || large.low > small.low * mostRatio
}

interface Clash {
  readonly rival: Rival
  readonly one: PlanClaim
  readonly other: PlanClaim
}

/** The list says a price twice: 'hour' is the same as 'an hour', and 'from' is where a range begins. */
function findInTable({ rival, seen }: { rival: Rival; seen: readonly PlanClaim[] }): Clash | null {
  for (const [index, one] of seen.entries()) {
    const other = seen.slice(index + 1).find((next) => next.field !== one.field && areAlike(one, next))
    const isPlain = (claim: PlanClaim) =>
      seen.filter((next) => next.field === claim.field && next.kind === claim.kind).length === 1
    if (!other || one.kind !== 'money' || !isPlain(one) || !isPlain(other) || agree(one, other)) continue
    if (hasDifference(one) || hasDifference(other) || (one.per ?? one.period) === null) continue
    return { rival, one, other }
  }
  return null
}

function hasDifference({ sentence, quote: figure }: PlanClaim): boolean {
  const start = Math.max(0, sentence.indexOf(figure))
  return difference.test(sentence.slice(Math.max(0, start - 30), start + figure.length + 25))
}

/** The clause around a figure, in which a name belongs to it. */
function readClause({ sentence, quote: figure }: PlanClaim): string {
  const start = Math.max(0, sentence.indexOf(figure))
  const before =
    sentence
      .slice(0, start)
      .split(/[,;:(]|\b(?:and|but|while|where)\b/u)
      .at(-1) ?? ''
  const [after = ''] = sentence.slice(start + figure.length).split(/[,;:)]|\b(?:and|but|while|where)\b/u, 1)
  return `${before}${figure}${after}`
}

function findInTexts({ claims }: PlanFacts, rivals: readonly Rival[]): Clash | null {
  const named = rivals.filter(({ marks, claims: own }) => marks.length > 0 && own.length > 0)
  if (named.length === 0) return null
  let compared = 0
  for (const claim of claims) {
    if (tableFields.has(claim.field) || !isCompared(claim) || claim.field.startsWith('customerPersonas.'))
      continue
    compared += 1
    if (compared > mostCompared) break
    const holders = named.filter(({ marks }) => marks.some((mark) => claim.sentence.includes(mark)))
    const [rival] = holders
    if (!rival || holders.length > 1 || hasDifference(claim)) continue
    if (!rival.marks.some((mark) => readClause(claim).includes(mark))) continue
    const alike = rival.claims.filter((own) => areAlike(own, claim))
    const [other] = alike
    if (!other || alike.some((own) => agree(own, claim))) continue
    return { rival, one: claim, other }
  }
  return null
}

export const rivalFiguresRule: Rule = {
  id: 'rival-figures-differ',
  steps: [4, 1, 2],
  isShownAtEvidence: true,
  weight: weights.weak + 13,
  find(facts) {
    const rivals = listRivals(facts)
    const clash =
      findInTexts(facts, rivals) ??
      rivals.reduce<Clash | null>((found, rival) => found ?? findInTable({ rival, seen: rival.claims }), null)
    if (!clash) return null
    const { rival, one, other } = clash
    return show(
      recommend(
        'Two figures for a competitor',
        `${nameStep(one.address[0])} says ${one.quote} in ${quote(one.sentence, 70)}, but the list of competitors says ${quote(other.sentence, 70)} of ${quote(rival.name, 40)}. Which is right? A reader who checks one price checks them all.`,
        other.address,
      ),
      [textEvidence({ claim: one }), textEvidence({ claim: other })],
      [`${one.quote} ≠ ${other.quote}`],
    )
  },
}
