import { findLongest } from '#advisor/facts/durations.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { isFinished, sampleItems } from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** A paper that an agency decides on, and that the plan has within days. */

const paper =
  /\b(?:licen[cs]es?|permits?|certificates? of|certification|approvals?|authori[sz]ations?|accreditation|inspections?)\b/i
/** Given at once to everyone who fills in a form, or held already. */
const atOnce =
  /\b(?:online|compan(?:y|ies)|llc|corporation|secretary of state|ein\b|tax|trade name|dba|assumed name|resale|vendor|seller[’']s|regist(?:er|ered|ration)|renew\w*|held|holds?|valid|has it|have it already|already|received|handlers?|cards?|courses?|class(?:es)?|training|exam|deposit|loan|grant|notice|transfer\w*|extension|(?:city|county|local|general) (?:[a-z]+ )?business licen[cs]e)\b/i
/** Someone who knows has said so. */
const said =
  /\b(?:(?:city|county|state|agency|office|clerk|board|department|inspector|council|authority|they|dnr|epa|website) (?:says?|said|told|quotes?|quoted|confirmed|promised|wrote|writes|gives?|issues?)|according to|by (?:e-?mail|phone)|over the counter by|confirmed)\b/i
const otherSpan =
  /\b(?:days?|hours?|weeks?) (?:before|prior|ahead|in advance|after (?:the|each|every|a)|notice|a (?:week|month|year)|of (?:training|class))\b/i
const waits =
  /\b(?:takes?|taking|expect\w*|figur\w*|reckon\w*|count on|plenty|enough|issued|approv\w*|granted|follows?|comes?|back|in hand|through|need\w*|should|will|appl\w+|sent in|filed|get\w*|have)\b/i
const sameDay =
  /\b(?:(?:the |that )?(?:same|very same|next) (?:day|afternoon|morning|evening)|on the spot|while (?:we|i) wait|within (?:an?|the|a few|\w+) hours?|overnight|(?:takes?|in) a (?:single )?day|in (?:an?|one) (?:afternoon|morning|hour|day))\b/i
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const fromDayToDay = new RegExp(
  String.raw`\b(?:appl\w+|sent|file[sd]?|hand\w*|submit\w*)\b[^.]{0,60}\b${weekday}\b[^.]{0,80}\b(?:expect\w*|have|back|issued|in hand|there|ready|get)\b[^.]{0,20}\b(?:by |on )?${weekday}\b`,
  'i',
)
/** No agency decides in less than a working week. */
const fewDays = 5 * (12 / 365)

interface Haste {
  readonly address: FieldAddress
  readonly sentence: string
  readonly mark: string
}

function readHaste(sentence: string): string | null {
  if (said.test(sentence)) return null
  const onDay = sameDay.exec(sentence)?.[0] ?? fromDayToDay.exec(sentence)?.[0]
  if (onDay !== undefined) return waits.test(sentence) || /\btake\b/i.test(sentence) ? onDay : null
  if (otherSpan.test(sentence) || !waits.test(sentence)) return null
  const longest = findLongest(sentence)
  return longest !== null && longest.months > 0 && longest.months <= fewDays ? longest.quote : null
}

function findHaste({ data }: PlanFacts): Haste | null {
  for (const [index, text] of sampleItems(data.legalStructure.licenses).entries()) {
    const license = text.slice(0, 400)
    if (!isFinished(license) || atOnce.test(license)) continue
    const mark = readHaste(license)
    if (mark !== null) return { address: at('legalStructure', 'licenses', index), sentence: license, mark }
  }
  for (const { id, title, description } of sampleItems(data.implementationTimeline.milestones)) {
    const isTitled = paper.test(title.slice(0, 160))
    for (const sentence of splitSentences(description.slice(0, 600))) {
      if (!(isTitled || paper.test(sentence)) || atOnce.test(sentence)) continue
      const mark = readHaste(sentence)
      if (mark !== null)
        return { address: atItem('implementationTimeline', 'milestones', id, 'description'), sentence, mark }
    }
  }
  return null
}

export const permitHasteRules: readonly Rule[] = [
  {
    id: 'time-permit-too-quick',
    steps: [10, 12],
    isShownAtEvidence: true,
    weight: weights.missing - 2,
    find(facts) {
      const found = findHaste(facts)
      if (!found) return null
      const { address, sentence, mark } = found
      return show(
        recommend(
          'A permit within days?',
          `${quote(sentence, 100)}: who told you that it takes no longer? An agency that looks at papers or a place usually needs weeks. Ask for its time in writing, apply that much earlier, and leave a month of slack before the first sale.`,
          address,
        ),
        [{ address, says: shorten(sentence, 300), mark }],
      )
    },
  },
]
