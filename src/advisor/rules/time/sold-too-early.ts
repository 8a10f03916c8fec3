import { toCommonMonths } from '#advisor/facts/calendar-facts.ts'
import { type DatedMention, listDatedSpans, readEvent } from '#advisor/facts/agreement/dated-mentions.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords } from '#advisor/facts/texts.ts'
import type { DatedMilestone } from '#advisor/facts/timeline-facts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** A place or a product that the marketing timeline has in months before a milestone opens it. */

const opens =
  /\b(?:opens?|opened|launch(?:es|ed)?|on sale|(?:goes? |is |are )?live|starts?|begins?|added|available|released|introduced|in stock|approved|licensed|allowed|ready)\b/i
/** What is done before there is something to sell. */
const prepares =
  /\b(?:before|until|announce\w*|invit\w*|sign[- ]?ups?|wait\w*|prepar\w*|plan(?:ned|ning)?|test\w*|trials?|pilots?|pre-?\w*|early|talks?|visits?|meetings?|interviews?|letters?|recruit\w*|appl(?:y|ied|ications?)|approval\w*|permits?|licens\w*|rules|scout\w*|research\w*|survey\w*|contacts?|contacted|samples?|photos?|design\w*|build\w*|built|set(?:ting)? up|find|look\w*|hire\w*|train\w*|teaser\w*|list|once|when|if|as soon as|not yet|no|after|regist\w+|enrol\w*|deposits?|bookings?|reserv\w*|votes?|ideas?|names? for|prizes?|raffles?|wrap(?:ped|s)?|(?:ads?|flyers?|posters?|mailers?|mailing|brochures?|leaflets?|e-?mails?|pages?|campaigns?|tickets?) for)\b/i
const plain = new Set(
  'first new all more both our own their next full start month week year quarter customer client sale business company team work pay season regular'.split(
    ' ',
  ),
)
const toleranceMonths = 1
const mostNames = 7

interface Opened {
  readonly milestone: DatedMilestone
  /** What it opens, in words that a text has to repeat. */
  readonly names: readonly string[]
  readonly start: number
  /** The month in which the last of it is there. */
  readonly last: number
}

function listNames(text: string): string[] {
  return listWords(text)
    .map((word) => toSingular(word))
    .filter((word) => word.length > 2 && !plain.has(word) && !/^\d/u.test(word))
}

/** 'Virginia and Georgia open', and in a description 'Madison and Racine launched with one partner'. */
function readOpened({ title, description }: DatedMilestone): string[][] {
  const parts = description.slice(0, 600).split(/[.;:]\s/u)
  return [title.slice(0, 160), ...parts].flatMap((part, index) => {
    const subject = part.slice(0, opens.exec(part)?.index ?? 0)
    // A description tells much that is no opening. Names of places are rarely told for another reason.
    const isNamed = index === 0 || (subject.match(/\p{Lu}\p{Ll}{2}/gu) ?? []).length > 1
    const names = isNamed ? listNames(subject) : []
    return names.length > 0 && names.length <= mostNames ? [names] : []
  })
}

function listOpened(facts: PlanFacts): Opened[] {
  const { milestones, launch } = facts.timeline
  return milestones.flatMap((milestone) => {
    const { when } = milestone
    const time = when && !when.isOpenEnded ? toCommonMonths(facts, when) : null
    // When the doors open is read by another rule. 'Virginia and Georgia open' opens no doors.
    const told = readOpened(milestone).filter((names) => milestone !== launch || names.length > 1)
    return time ? told.map((names) => ({ milestone, names, start: time.start, last: time.end - 1 })) : []
  })
}

/** Several words tell a thing. A single one does so only as a name, which keeps its capital. */
function isNamedIn(text: string, names: readonly string[]): boolean {
  const said = new Set(listNames(text))
  const [first = ''] = names
  return (
    names.every((name) => said.has(name)) &&
    (names.length > 1 || text.includes(first.charAt(0).toUpperCase() + first.slice(1)))
  )
}

function findEarly(facts: PlanFacts): { mention: DatedMention; opened: Opened } | null {
  const mentions = listDatedSpans(facts).filter(
    ({ address, isHeading }) => isHeading && address[0] === 'marketingStrategy' && address[1] === 'timeline',
  )
  if (mentions.length === 0) return null
  for (const opened of listOpened(facts)) {
    const named = mentions.filter((mention) => isNamedIn(readEvent(mention), opened.names))
    const [early] = named
    // A stretch that reaches the milestone may have it at its end.
    if (!early || early.start + toleranceMonths >= opened.start || early.end > opened.last + 0.01) continue
    // A later month for the same thing makes the early one its preparation.
    const isLate = named.slice(1).some(({ end }) => end > opened.start)
    const clauses = readEvent(early).split(/;\s|,\s(?=\p{Ll}+\s\p{Ll})/u)
    const isPrepared = clauses.some(
      (clause) => listNames(clause).some((word) => opened.names.includes(word)) && prepares.test(clause),
    )
    if (!isLate && !isPrepared) return { mention: early, opened }
  }
  return null
}

export const soldTooEarlyRules: readonly Rule[] = [
  {
    id: 'time-sold-before-milestone',
    steps: [6, 12],
    isShownAtEvidence: true,
    weight: weights.contradicts - 4,
    find(facts) {
      const found = findEarly(facts)
      if (!found) return null
      const {
        mention,
        opened: { milestone },
      } = found
      return show(
        recommend(
          'Marketed before it is there',
          `The marketing timeline has ${quote(`${mention.quote}${mention.after}`, 80)}, but the milestone ${quote(milestone.title, 40)} is planned for ${quote(milestone.timeline, 24)}. What do you sell there until then? Use one date, or say that you only prepare.`,
          mention.address,
        ),
        [
          { address: mention.address, says: shorten(mention.sentence), mark: mention.quote },
          {
            address: atItem('implementationTimeline', 'milestones', milestone.id, 'timeline'),
            says: `${milestone.title}: ${milestone.timeline}`,
          },
        ],
      )
    },
  },
]
