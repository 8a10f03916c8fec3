import { listDatedMentions } from '#advisor/facts/agreement/dated-mentions.ts'
import { toCommonMonths } from '#advisor/facts/calendar-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import type { DatedMilestone } from '#advisor/facts/timeline-facts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** What cannot be taken back, a job or a lease of years, before a bank or an investor has said yes. */

const someone = '(?:her|his|my|our|their|the|a|an)'
const work = String.raw`(?:[\p{L}’'-]+ ){0,3}(?:jobs?|positions?|posts?|employment|practice|clinic|employers?|company|firm|plant|hospital|school|bank|salar(?:y|ies)|day jobs?)(?! (?:car|van|truck|phone|house|keys?|laptop|party|picnic))`
const quits = new RegExp(
  String.raw`\b(?:(?:gives?|gave|giving) up|quits?|quitting|leaves?|leaving|resigns?(?: from)?|resigning(?: from)?) ${someone} ${work}\b` +
    String.raw`|\b(?:gives?|gave|giving|hands?|handed|handing)(?: in)?(?: ${someone})? (?:notice|resignation)\b(?! (?:to|of) (?!${someone} ${work}\b))|(?<!\b(?:public|legal|written|formal) )\b(?:notice|resignation) (?:given|handed in)\b` +
    String.raw`|\bjobs? (?:given up|quit|left|ended)\b|\bresigns? as\b|\blast day (?:at|with) (?:her|his|my|our|their|the) ${work}\b` +
    String.raw`|\bcloses? (?:her|his|my) (?:[\p{L}’'-]+ ){0,2}(?:practice|shop|business)\b`,
  'iu',
)
/** A lease or a purchase that binds for years. What is only offered or reserved binds nobody. */
const signs =
  /\b(?:(?:\p{L}+|\d+)[- ]year (?:[\p{L}-]+ )?lease (?:is )?signed|sign(?:s|ed|ing)? (?:the |a |an |our )?(?:[\p{L}-]+ ){0,2}(?:\p{L}+|\d+)[- ]year (?:[\p{L}-]+ )?lease|lease (?:is )?signed for (?:\p{L}+|\d+) years)\b/iu
/** A word that makes it wait for the money, or that puts it off. */
const waits =
  /\b(?:once|when|after|only|if|unless|until|as soon as|condition\w*|contingen\w*|subject to|not|never|before|keeps?|offer\w*|draft\w*|option|reserv\w*|may|could|would|clause|withdraw|exit|leave of absence|sabbatical|part[- ]time|evenings)\b/i
const approves =
  /\b(?:loans?|bank|lender|investors?|angels?|investment|financing|credit|sba|note|seed round)\b/i
/** Who can get out again, or needs no yes for it, is not bound. */
const free =
  /\bcondition|\bcontingen|\bsubject to\b|\bwalk away\b|\bwithout (?:cost|costs|penalty|charge)\b|\bcancel|\bget out\b|\bback out\b|\b(?:own|of|from|in|our|my|her|his) savings\b|\blaid off\b|\bseverance\b/i
const gapMonths = 0.6

interface Commitment {
  readonly address: FieldAddress
  readonly sentence: string
  readonly mark: string
  readonly end: number
  readonly says: string
}

function readMark(text: string): string | null {
  if (waits.test(text)) return null
  return (quits.exec(text) ?? signs.exec(text))?.[0] ?? null
}

/** In milestones, the time is that of the milestone. */
function listInMilestones(facts: PlanFacts, funding: DatedMilestone): Commitment[] {
  return facts.timeline.milestones.flatMap(({ id, title, description, timeline, when }) => {
    const time = when && id !== funding.id ? toCommonMonths(facts, when) : null
    if (!time) return []
    const whole = `${title} ${description}`.slice(0, 800)
    return (['title', 'description'] as const).flatMap((field) => {
      const parts = splitSentences((field === 'title' ? title : description).slice(0, 600))
      return parts.flatMap((sentence) => {
        const mark = free.test(whole) ? null : readMark(sentence)
        if (mark === null) return []
        const address = atItem('implementationTimeline', 'milestones', id, field)
        return [{ address, sentence, mark, end: time.end, says: `${shorten(sentence)} (${timeline})` }]
      })
    })
  })
}

/** Elsewhere, it is the month that the sentence names. */
function listInTexts(facts: PlanFacts): Commitment[] {
  return listDatedMentions(facts).flatMap(({ address, sentence, before, after, end, isTitle, isHeading }) => {
    const near = isHeading ? after : before
    const isOpen = isTitle || !quits.test(near) || free.test(sentence)
    const mark = isOpen ? null : readMark(`${before} ${after}`)
    return mark === null ? [] : [{ address, sentence, mark, end, says: shorten(sentence) }]
  })
}

function findCommitment(facts: PlanFacts) {
  const { funding } = facts.timeline
  const paid = funding?.when ? toCommonMonths(facts, funding.when) : null
  if (!funding || !paid || !approves.test(`${funding.title} ${funding.description}`.slice(0, 600)))
    return null
  const early = [...listInMilestones(facts, funding), ...listInTexts(facts)].find(
    ({ end }) => end + gapMonths <= paid.end && end <= paid.start + 0.01,
  )
  return early ? { early, funding } : null
}

export const beforeMoneyRules: readonly Rule[] = [
  {
    id: 'time-bound-before-money',
    steps: [12, 9],
    isShownAtEvidence: true,
    weight: weights.contradicts - 3,
    find(facts) {
      const found = findCommitment(facts)
      if (!found) return null
      const { early, funding } = found
      return show(
        recommend(
          'Bound before the money is sure',
          `${quote(early.sentence, 90)} comes before ${quote(funding.title, 40)} at ${quote(funding.timeline, 24)}. If the answer is no, you cannot take it back. Wait for the answer, or say what you live on and how you get out.`,
          early.address,
        ),
        [
          { address: early.address, says: early.says, mark: early.mark },
          {
            address: atItem('implementationTimeline', 'milestones', funding.id, 'timeline'),
            says: `${funding.title}: ${funding.timeline}`,
          },
        ],
      )
    },
  },
]
