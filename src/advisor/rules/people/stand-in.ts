import { listTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** Work that only one person may do, and people who are paid here while they work elsewhere. */

const onlyOne =
  /\b(?:I am|I’m|(?:he|she|[A-Z]\p{L}+) is) (?:still )?the only (?:one|person|licen[cs]ed|certified|registered|qualified)\b|\b(?:[Nn]obody|[Nn]o one) else (?:can|may|is (?:allowed|licen[cs]ed|certified)|has the (?:licen[cs]e|certificate)|holds)\b|\b(?:[Ss]ole|[Oo]nly) (?:licen[cs]ed|certified|registered) [a-z]+\b|\b[Oo]nly (?:I|he|she|[A-Z]\p{L}+) (?:may|can|is allowed to|is licen[cs]ed to) \p{L}+/u
/** The person who would do it instead, in any step. */
const standIn =
  /\b(?:stands? in (?:for|as|when|if)|standing in|stand-in|steps? in|fills? in (?:for|as|when|if)|substitut\w*|back-?up (?:person|driver|surveyor|[a-z]+(?:er|or|ist|ian|man))|deput(?:y|ies)|takes (?:over|charge|my place)|replacement (?:for me|[a-z]+(?:er|or|ist))|relief|locum|on call|second (?:licen[cs]e\w*|certified|[a-z]+(?:er|or|ist|ian))|another licen[cs]ed|covers? for (?:me|him|her|us|each)|covers? my|cover each other|in my absence|when (?:I am|I’m|he is|she is) (?:sick|ill|away|out))\b/i
const hired = /\b(?:licen[cs]ed|certified|registered)\b/i

const elsewhere =
  /\b(?:keeps? (?:his|her|their|my|the) (?:full-time )?(?:day )?(?:job|post|position)|(?:stays?|remains?) (?:in|on in|at) (?:his|her|their|my) (?:full-time )?(?:job|post|position)|evenings? and (?:weekends?|sundays?|saturdays?)|nights? and weekends?|(?:only )?(?:in the )?evenings and (?:at )?(?:the )?weekends?|after (?:his|her|my|their) (?:shift|day job))\b/i
/** The other job ends, or the evenings were those of the years before. */
const leaves =
  /\b(?:leav(?:es|ing)|will leave|quits?|quitting|resign(?:s|ed|ing)?|gives? (?:up|notice)|gave notice|hand(?:s|ed) in|retir(?:es|ing) from|stops? working|last day|until (?:we|the (?:opening|loan|shop|lease)|opening|(?:his|her|my|their|our) pay|[^,;.]{0,20}20\d\d))\b[^;.]{0,40}/i
const past =
  /(?<!\b(?:has|have|had) (?:\w+ )?)\b(?:ran|built|sold|started|began|baked|made|repaired|restored|sewed|taught|took|learned|studied|trained|did)\b/i
/** Evenings alone may be those of the guests. */
const staysElsewhere = /\b(?:keeps?|stays?|remains?|jobs?|employers?|besides?)\b/i
const fullTime = /\bfull[- ]time\b/i
const partOfWeek = /\b(?:part[- ]time|hours? a (?:week|month)|days? a week|half[- ]time)\b/i
const sharedTitles = new Set(['owner', 'founder', 'co-founder', 'full-time', 'partner', 'director'])

function listTitles(text: string): string[] {
  return listWords(text).filter((word) => word.length > 2 && word !== 'and' && !sharedTitles.has(word))
}

/** What is paid for a full week, in any of the larger currencies. */
const fullPayAYear = 36_000

/** Whether the work elsewhere ends in time or is past, or the evenings are those of someone who is here full-time. */
function isOver(text: string, role: string, firstYear: number): boolean {
  const sentence = splitSentences(text).find((part) => elsewhere.test(part)) ?? text
  const left = leaves.exec(text)?.[0]
  const year = Number(/\b20\d\d\b/u.exec(left ?? '')?.[0] ?? 0)
  // Who leaves a year after the first pay is elsewhere until then.
  if (left !== undefined) return year <= firstYear
  if (staysElsewhere.test(sentence)) return false
  return past.test(sentence) || fullTime.test(role)
}

export const standInRules: readonly Rule[] = [
  {
    id: 'people-no-stand-in',
    steps: [11, 9],
    weight: weights.missing - 4,
    find(facts) {
      const texts = listTexts(facts).filter(
        ({ section }) =>
          section !== 'competitiveAnalysis' &&
          section !== 'businessIdea' &&
          section !== 'customerPersonas' &&
          section !== 'marketAnalysis',
      )
      const said = texts.find(({ text }) => onlyOne.test(text))
      const mark = said && onlyOne.exec(said.text)?.[0]
      if (!said || mark === undefined || texts.some(({ text }) => standIn.test(text))) return null
      const isHired = sampleItems(facts.data.teamStructure.keyHires).some(({ role }) =>
        hired.test(role.slice(0, 200)),
      )
      if (isHired) return null
      const sentence = splitSentences(said.text).find((part) => onlyOne.test(part)) ?? said.text
      return show(
        recommend(
          'Who does it when this person cannot?',
          `${quote(sentence, 90)}, and no step names anyone who stands in. Sign an agreement with someone who may do this work, with a rate and how fast they come. A lender thinks of a broken leg.`,
          said.address,
        ),
        [{ address: said.address, says: sentence, mark }],
      )
    },
  },
  {
    id: 'people-paid-while-elsewhere',
    steps: [9, 8],
    weight: weights.missing - 5,
    find({ data }) {
      const paid = sampleItems(data.financialProjections.forecast.people).filter(
        ({ isOwner, pay, payPeriod, role, startMonth }) =>
          isOwner &&
          (payPeriod === 'year' ? (pay ?? 0) : (pay ?? 0) * 12) >= fullPayAYear &&
          (startMonth ?? 1) <= 12 &&
          !partOfWeek.test(role.slice(0, 200)),
      )
      if (paid.length === 0) return null
      const firstYear = Number(data.financialProjections.forecast.frame.firstMonth.slice(0, 4)) || Infinity
      for (const founder of sampleItems(data.teamStructure.founders)) {
        const { role, background } = founder
        const text = [role.slice(0, 300), background.slice(0, 800)].find((part) => elsewhere.test(part))
        if (text === undefined || isOver(text, role.slice(0, 300), firstYear)) continue
        const words = new Set(listTitles(`${founder.name} ${founder.role.slice(0, 300)}`))
        const own =
          data.teamStructure.founders.length === 1
            ? paid[0]
            : paid.find(({ role }) => listTitles(role.slice(0, 200)).some((word) => words.has(word)))
        if (!own) continue
        const field = text.startsWith(founder.role.slice(0, 300)) ? 'role' : 'background'
        const address = atItem('teamStructure', 'founders', founder.id, field)
        return show(
          recommend(
            'Full pay for the hours that are left?',
            `${quote(founder.name, 32)} works elsewhere as well: ${quote(text, 80)}. The forecast pays ${quote(own.role, 32)} like a full-time job. Say how many hours a week are left, pay for those, and name who does the rest. A lender wants the key person here full-time.`,
            address,
          ),
          [
            { address, says: text, mark: elsewhere.exec(text)?.[0] ?? '' },
            {
              address: at('financialProjections', 'forecast', 'people', { id: own.id }, 'pay'),
              says: own.role,
            },
          ],
        )
      }
      return null
    },
  },
]
