import type { Saying } from '#advisor/facts/agreement/own-texts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'

/** What a text of the plan says of its rivals, and not of the plan. */

/** The words of the rivals’ names, without those of the plan’s own trade: what they sell is no offer of the plan. */
export function listRivalWords({ data }: PlanFacts): ReadonlySet<string> {
  const { directCompetitors, indirectCompetitors } = data.competitiveAnalysis
  const { name: ownName, oneLiner } = data.businessIdea
  const trade = new Set(listWords(`${ownName} ${oneLiner}`.slice(0, 400)).map(toSingular))
  return new Set(
    [...sampleItems(directCompetitors), ...sampleItems(indirectCompetitors)].flatMap(({ name }) =>
      listWords(name.slice(0, 60))
        .map(toSingular)
        .filter((word) => word.length > 3 && !trade.has(word)),
    ),
  )
}

const rivalNouns =
  /^(?:shops|stores|dealers|dealerships|chains?|franchises?|competitors?|rivals?|others|brands|agenc(?:y|ies)|firms|companies|studios|salons|garages|contractors|freelancers|restaurants|caf[eé]s|bakeries|neighbors|supermarkets?|retailers|outfits|operators|marketplaces?)$/u

const ownWord = /\b(?:we|i|our|my|us|she|he|it|company|business|owners?|founders?|team)\b/iu
const otherSubject =
  /^(?:and |but |while |because |since |as |where )?(?:the|other|most|these|those|all|many|some|few|several|neither|two|three|four|five|local|big)\b/iu
const subjectWords = 5

/** 'The franchise has no bench, and the shops have no van': said of those whom the plan competes with. */
export function isOfOthers(facts: PlanFacts, { text, sentence, mark }: Saying): boolean {
  const before = sentence.slice(0, sentence.indexOf(mark))
  const clause = before.split(/[,;:(]\s*/u).at(-1) ?? ''
  if (!otherSubject.test(clause) || ownWord.test(clause)) return false
  const rivals = listRivalWords(facts)
  const subject = listWords(clause).slice(0, subjectWords)
  return subject.some(
    (word) =>
      rivalNouns.test(word) ||
      (text.field.startsWith('competitiveAnalysis.') && rivals.has(toSingular(word))),
  )
}
