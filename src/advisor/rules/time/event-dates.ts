import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { isFinished, listWords } from '#advisor/facts/texts.ts'
import type { DatedMilestone } from '#advisor/facts/timeline-facts.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** A milestone that another text tells with the same words and another month. */

const smallWords = new Set('a an the of and or to in on at for with by from is are be our we'.split(' '))
const prepares =
  /\b(?:before|until|after|announce\w*|invit\w*|sign[- ]?ups?|waiting|wait|prepare\w*|plan|planned|apply|applied|applications?|offers?|quotes?|preview|pre-?orders?|countdown|anniversary|review|since|second|third|again|more|every|each|if|instead|test\w*|talks?)\b/i
const mostSentences = 40
const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const startingMonth =
  /^(January|February|March|April|May|June|July|August|September|October|November|December)\s?:/u

interface DatedSentence {
  readonly sentence: string
  readonly mark: string
  readonly month: number
  readonly address: FieldAddress
}

/** The sentences that name one month. 'March: flyers' after 'February 2027: website' is March 2027. */
function listDated(text: string, address: FieldAddress): DatedSentence[] {
  let last: number | null = null
  const found: DatedSentence[] = []
  for (const sentence of splitSentences(text.slice(0, 4000)).slice(0, mostSentences)) {
    const dates = readKnownText(sentence).flatMap(({ kind, time, quote: mark }) =>
      kind === 'date' && time?.scale === 'calendar' ? [{ time, mark }] : [],
    )
    const [date] = dates
    const start = date ? null : startingMonth.exec(sentence)
    if (date) last = (dates.at(-1) ?? date).time.endMonth - 1
    else if (start && last !== null)
      last += (monthNames.indexOf((start[1] ?? '').slice(0, 3).toLowerCase()) - (last % 12) + 12) % 12
    const isOne = date
      ? dates.length === 1 && date.time.endMonth - date.time.startMonth === 1
      : start !== null
    if (isOne && last !== null)
      found.push({ sentence, mark: date?.mark ?? start?.[1] ?? '', month: last, address })
  }
  return found
}

function listOwnWords(text: string): string[] {
  return listWords(text.slice(0, 300))
    .map(toSingular)
    .filter((word) => !smallWords.has(word))
}

function isElsewhere({ month }: DatedSentence, { when }: DatedMilestone): boolean {
  return when?.scale === 'calendar' && (month + 1 < when.startMonth - 0.5 || month > when.endMonth + 0.5)
}

function findOther(facts: PlanFacts) {
  const { milestones } = facts.timeline
  const texts = [
    { text: facts.data.marketingStrategy.timeline, address: at('marketingStrategy', 'timeline') },
    {
      text: facts.data.implementationTimeline.executiveSummary,
      address: at('implementationTimeline', 'executiveSummary'),
    },
  ]
  const dated = texts.flatMap(({ text, address }) => (isFinished(text) ? listDated(text, address) : []))
  for (const milestone of milestones) {
    const wanted = listOwnWords(milestone.title)
    if (wanted.length < 2 || milestone.when?.scale !== 'calendar') continue
    const said = dated.filter(({ sentence }) => {
      const words = new Set(listOwnWords(sentence))
      return wanted.every((word) => words.has(word))
    })
    const other = said.find((one) => isElsewhere(one, milestone))
    // One text with the milestone's month makes the other a later step of the same thing.
    if (!other || said.some((one) => !isElsewhere(one, milestone))) continue
    const further = listOwnWords(other.sentence).filter((word) => !wanted.includes(word))
    if (prepares.test(further.join(' '))) continue
    return { other, milestone }
  }
  return null
}

export const eventDateRules: readonly Rule[] = [
  {
    id: 'time-event-two-dates',
    steps: [12, 6],
    isShownAtEvidence: true,
    weight: weights.weak + 18,
    find(facts) {
      const found = findOther(facts)
      if (!found) return null
      const { other, milestone } = found
      return show(
        recommend(
          'One event with two dates',
          `${quote(other.sentence, 60)} is in ${nameCalendarMonth(other.month)}, but the milestone ${quote(milestone.title, 40)} is planned for ${quote(milestone.timeline, 24)}. Which is right? Use one date in both places.`,
          other.address,
        ),
        [
          { address: other.address, says: other.sentence.slice(0, 200), mark: other.mark },
          {
            address: atItem('implementationTimeline', 'milestones', milestone.id, 'timeline'),
            says: `${milestone.title}: ${milestone.timeline}`.slice(0, 200),
          },
        ],
      )
    },
  },
]
