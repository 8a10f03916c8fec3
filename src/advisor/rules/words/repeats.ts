import { listTexts, type PlanText, splitSentences } from '#advisor/facts/plan-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { isFinished, listWords, normalizeText, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { steps } from '#domain/plan/steps.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** A shorter sentence may well appear twice. */
const fewestWords = 9
const alike = 0.75
/** Enough to tell two entries of a list apart. */
const entryLength = 300

/** A milestone is named again by what waits for it, and two streams may have one reason. */
const namesOf = new Set<unknown>(['dependencies', 'capacityReason'])

interface Repeat {
  readonly first: PlanText
  readonly second: PlanText
  readonly sentence: string
}

const repeatsOf = new WeakMap<PlanFacts, readonly Repeat[]>()

const listLongSentences = rememberTexts((text) =>
  splitSentences(text)
    .map((sentence) => ({ sentence, normal: normalizeText(sentence) }))
    .filter(({ normal }) => normal.length >= 40 && normal.split(' ').length >= fewestWords),
)

/** Sentences that two fields have word for word, in one pass over the plan. */
function listRepeats(facts: PlanFacts): readonly Repeat[] {
  const known = repeatsOf.get(facts)
  if (known) return known
  const seen = new Map<string, PlanText>()
  const found: Repeat[] = []
  for (const text of listTexts(facts)) {
    // The summary is drafted from the other steps.
    if (text.address[1] === 'executiveSummary' || text.address.some((part) => namesOf.has(part))) continue
    for (const { sentence, normal } of listLongSentences(text.text)) {
      const first = seen.get(normal)
      if (!first) seen.set(normal, text)
      else if (first.address !== text.address) found.push({ first, second: text, sentence })
    }
  }
  repeatsOf.set(facts, found)
  return found
}

function stepOf(text: PlanText): number {
  return steps.find(({ key }) => key === text.section)?.number ?? 1
}

/** One rule per step, shown where the sentence is said again. */
const sentenceRules: readonly Rule[] = steps.map(({ key, number }) => ({
  id: `words-said-again-${key}`,
  steps: [number],
  weight: weights.weak,
  find(facts) {
    const repeat = listRepeats(facts).find(({ second }) => second.section === key)
    if (!repeat) return null
    const { first, second, sentence } = repeat
    const where = first.section === key ? 'above in this step' : `in ${nameStep(first.section)}`
    return show(
      recommend(
        'The same sentence twice',
        `${quote(sentence, 80)} already appears ${where}. Use this field for what it asks. A reader who meets a sentence twice starts to skim.`,
        second.address,
      ),
      [
        { address: first.address, says: first.text },
        { address: second.address, says: second.text },
      ],
    )
  },
}))

function shareOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0
  for (const word of words) if (others.has(word)) shared += 1
  return words.size === 0 ? 0 : shared / words.size
}

const ideaFields = ['problemStatement', 'solution', 'valueProposition'] as const

/** Lists of short texts. Each answers a question of its own. */
const lists = [
  ['businessModel', 'revenueStreams'],
  ['businessModel', 'keyResources'],
  ['businessModel', 'keyActivities'],
  ['businessModel', 'keyPartnerships'],
  ['businessModel', 'costStructure'],
  ['marketingStrategy', 'channels'],
  ['marketingStrategy', 'metrics'],
  ['operationsPlan', 'keyProcesses'],
  ['operationsPlan', 'suppliers'],
  ['operationsPlan', 'technology'],
  ['legalStructure', 'licenses'],
  ['legalStructure', 'regulations'],
  ['legalStructure', 'intellectualProperty'],
] as const

type ListAddress = (typeof lists)[number]

function readList({ data }: PlanFacts, [section, list]: ListAddress): string[] {
  const fields = data[section] as unknown as Readonly<Record<string, readonly string[]>>
  return sampleItems(fields[list] ?? [])
    .map((entry) => entry.slice(0, entryLength))
    .filter(isFinished)
}

/** Two lists of which the shorter is at least half the same as the other. */
function findCopied(facts: PlanFacts) {
  const read = lists.map((address) => {
    const entries = readList(facts, address)
    const normal = entries.map(normalizeText)
    return { address, entries, normal, known: new Set(normal) }
  })
  for (const [index, second] of read.entries()) {
    for (const first of read.slice(0, index)) {
      const fewest = Math.min(first.entries.length, second.entries.length)
      if (fewest < 2) continue
      const copied = second.entries.filter((_, entry) => first.known.has(second.normal[entry] ?? ''))
      if (copied.length >= 2 && copied.length * 2 >= fewest) return { first, second, copied }
    }
  }
  return null
}

export const repeatRules: readonly Rule[] = [
  ...sentenceRules,
  {
    id: 'words-idea-reworded',
    steps: [1],
    weight: weights.weak,
    find(facts) {
      const { businessIdea } = facts.data
      const written = ideaFields
        .filter((field) => isFinished(businessIdea[field]))
        .map((field) => ({ field, words: new Set(listWords(businessIdea[field])) }))
      if (listRepeats(facts).some((repeat) => stepOf(repeat.first) === 1 && stepOf(repeat.second) === 1))
        return null
      for (const [index, one] of written.entries()) {
        for (const other of written.slice(index + 1)) {
          const [short, long] = one.words.size < other.words.size ? [one, other] : [other, one]
          if (short.words.size < 8 || shareOf(short.words, long.words) < alike) continue
          return show(
            recommend(
              'The same thing in other words',
              `${quote(businessIdea[other.field], 60)} repeats ${quote(businessIdea[one.field], 60)}. The problem is the customer’s situation, the solution what you do, the value what is better afterward.`,
              at('businessIdea', other.field),
            ),
            [one, other].map(({ field }) => ({
              address: at('businessIdea', field),
              says: businessIdea[field],
            })),
          )
        }
      }
      return null
    },
  },
  {
    id: 'words-copied-list',
    steps: [3, 7, 6, 10],
    weight: weights.weak,
    find(facts) {
      const found = findCopied(facts)
      if (!found) return null
      const { first, second, copied } = found
      const address: FieldAddress = at(...(second.address as FieldAddress))
      return show(
        recommend(
          'One list copied into another',
          `${quote(copied[0] ?? '', 60)} and ${copied.length === 2 ? 'one more entry' : `${copied.length - 1} more entries`} also appear in ${nameStep(first.address[0])}. The two lists answer different questions. Rewrite this one for its own.`,
          address,
        ),
        [
          { address: at(...(first.address as FieldAddress)), says: first.entries.slice(0, 3).join('; ') },
          { address, says: second.entries.slice(0, 3).join('; ') },
        ],
      )
    },
  },
]
