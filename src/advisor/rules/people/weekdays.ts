import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { listWeekdays } from '#advisor/facts/weekdays.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** The days on which customers are served, and the days on which the place is open. */

const opens = /\b(?:open|opens|opening hours|business hours|hours:)/i
const serves =
  /\b(?:host|hosts|sessions?|classes|lessons|appointments|visits|guests|customers|patients|serv(?:e|es|ing|ice)|sell|sells|sold|teach|teaches|treat|treats|tours|rides|games|lunch|dinner|breakfast|counter|tastings|rentals|bookings|drop-?offs?|pick-?ups?|check-?ins?|intake|walk-?ins|arrivals)\b/i
const otherDays =
  /\b(?:deliver\w*|support|phone|online|market|route|staff|shifts?|works?|prep\w*|clean\w*|repairs?|books|bookkeeping|orders?|ads?|posts?|winter|summer|season\w*|holidays?|events?|private|rivals?|competitors?|they|their|later|from (?:month|year)|if|second|by appointment)\b/i
/** Who comes to the customer keeps other days than the place to which customers come. */
const onTheRoad =
  /\b(?:vans?|trucks?|trailers?|mobile|house calls?|home visits?|on[- ]site|on the road|driveways?|field (?:work|crews?)|at (?:the|their|your|his|her) (?:homes?|doors?|offices?|customer[’']s)|in (?:their|your|customers[’']) homes?|outreach|pop-?ups?|stands?|stalls?|carts?)\b/i
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface ServedDays {
  readonly sentence: string
  readonly address: FieldAddress
  readonly days: ReadonlySet<number>
}

function listServed(facts: PlanFacts): { open: ServedDays[]; served: ServedDays[] } {
  const open: ServedDays[] = []
  const served: ServedDays[] = []
  for (const { text, address } of listSectionTexts(facts, [
    'businessIdea',
    'businessModel',
    'operationsPlan',
    'financialProjections',
  ])) {
    for (const sentence of splitSentences(text)) {
      const isOpen =
        opens.test(sentence) && (address[0] === 'operationsPlan' || address[0] === 'businessModel')
      if (otherDays.test(sentence) || !(isOpen || serves.test(sentence))) continue
      const days = listWeekdays(sentence)
      if (days.size > 0) (isOpen ? open : served).push({ sentence, address, days })
    }
  }
  return { open, served }
}

export const weekdayRules: readonly Rule[] = [
  {
    id: 'people-served-when-closed',
    steps: [7, 3, 1, 8],
    isShownAtEvidence: true,
    weight: weights.weak + 18,
    find(facts) {
      const { open, served } = listServed(facts)
      const [first] = open
      const all = new Set(open.flatMap(({ days }) => [...days]))
      // Days that are all outside the hours belong to something else, such as events.
      const isMobile = open.some(({ sentence }) => onTheRoad.test(sentence))
      const other = served.find(({ days, sentence }) => {
        if (!isMobile && onTheRoad.test(sentence)) return false
        const closed = [...days].filter((day) => !all.has(day))
        return closed.length > 0 && closed.length < days.size
      })
      if (!first || !other) return null
      const closed = [...other.days].filter((day) => !all.has(day)).toSorted((one, two) => one - two)
      const named = closed.map((day) => dayNames[day] ?? '').join(', ')
      return show(
        recommend(
          'Served on days when you are closed',
          `${quote(other.sentence, 60)} needs ${named}, but ${quote(first.sentence, 60)} leaves that out. Which is right? Capacity, wages and sales all count the open days.`,
          first.address,
        ),
        [
          { address: first.address, says: first.sentence.slice(0, 200) },
          { address: other.address, says: other.sentence.slice(0, 200) },
        ],
      )
    },
  },
]
