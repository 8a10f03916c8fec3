import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished, listWords } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { steps } from '#domain/plan/steps.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'
import { atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** Entries of one list, or two fields of one entry, that should each say something of their own. */
interface Entry {
  readonly text: string
  readonly address: FieldAddress
}

/** The share of the shorter one’s words that the longer one has too, and the fewest such words. */
const sharedPart = 0.7
const sharedOfBoth = 0.5
const fewestShared = 5
/** Enough for any list that a person reads to the end. */
const entriesRead = 24
const entryLength = 500
const emptyWords = new Set(
  'not no nobody else other their them they have has was were will who which'.split(' '),
)

function listStems(text: string): ReadonlySet<string> {
  return new Set(
    listWords(text.slice(0, entryLength))
      .filter((word) => !emptyWords.has(word) && (word.length > 1 || /\d/u.test(word)))
      .map((word) => word.replace(/s$/u, '').slice(0, 5)),
  )
}

function isReworded(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [short, long] = one.size < other.size ? [one, other] : [other, one]
  if (short.size < fewestShared || short.size < long.size * sharedOfBoth) return false
  let shared = 0
  for (const stem of short) if (long.has(stem)) shared += 1
  return (
    shared >= fewestShared &&
    shared >= short.size * sharedPart &&
    shared >= (short.size + long.size - shared) * sharedOfBoth
  )
}

/** The same words in two fields, however few. */
function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size >= 3 && one.size === other.size && [...one].every((stem) => other.has(stem))
}

function findTwins(entries: readonly Entry[]): readonly [Entry, Entry] | null {
  const read = entries
    .slice(0, entriesRead)
    .filter(({ text }) => isFinished(text))
    .map((entry) => ({ entry, stems: listStems(entry.text) }))
  for (const [index, { entry, stems }] of read.entries()) {
    for (const later of read.slice(index + 1)) {
      if (isSame(stems, later.stems) || isReworded(stems, later.stems)) return [entry, later.entry]
    }
  }
  return null
}

type TextList = Extract<FieldAddress, readonly [SectionKey, string, number]>

function listTextsOf(section: TextList[0], list: string, texts: readonly string[]): Entry[] {
  return texts
    .slice(0, entriesRead)
    .map((text, index) => ({ text, address: [section, list, index] as unknown as FieldAddress }))
}

/** The lists of each step whose entries are compared with each other. */
const listsOf: Partial<Record<SectionKey, (data: PlanFacts['data']) => Entry[][]>> = {
  marketAnalysis: ({ marketAnalysis: { trends } }) => [
    trends.map(({ id, title, description }) => ({
      text: `${title}. ${description}`,
      address: atItem('marketAnalysis', 'trends', id, 'description'),
    })),
  ],
  businessModel: ({ businessModel: model }) => [
    listTextsOf('businessModel', 'keyResources', model.keyResources),
    listTextsOf('businessModel', 'keyActivities', model.keyActivities),
    listTextsOf('businessModel', 'keyPartnerships', model.keyPartnerships),
  ],
  competitiveAnalysis: ({ competitiveAnalysis: { competitiveAdvantages } }) => [
    competitiveAdvantages.map(({ id, title, description }) => ({
      text: `${title}. ${description}`,
      address: atItem('competitiveAnalysis', 'competitiveAdvantages', id, 'description'),
    })),
  ],
  customerPersonas: ({ customerPersonas: { personas } }) => {
    const read = personas.slice(0, entriesRead)
    const fields = ['painPoints', 'goals', 'buyingBehavior'] as const
    const toEntry = (persona: (typeof read)[number], field: (typeof fields)[number]) => ({
      text: persona[field],
      address: atItem('customerPersonas', 'personas', persona.id, field),
    })
    return [
      ...read.map((persona) => fields.map((field) => toEntry(persona, field))),
      ...fields.map((field) => read.map((persona) => toEntry(persona, field))),
    ]
  },
  marketingStrategy: ({ marketingStrategy: { channels, metrics } }) => [
    listTextsOf('marketingStrategy', 'channels', channels),
    listTextsOf('marketingStrategy', 'metrics', metrics),
  ],
  operationsPlan: ({ operationsPlan: { keyProcesses, suppliers, technology } }) => [
    listTextsOf('operationsPlan', 'keyProcesses', keyProcesses),
    listTextsOf('operationsPlan', 'suppliers', suppliers),
    listTextsOf('operationsPlan', 'technology', technology),
  ],
  legalStructure: ({ legalStructure: { regulations, intellectualProperty } }) => [
    listTextsOf('legalStructure', 'regulations', regulations),
    listTextsOf('legalStructure', 'intellectualProperty', intellectualProperty),
  ],
  riskAnalysis: ({ riskAnalysis: { risks } }) => [
    risks.map(({ id, description }) => ({
      text: description,
      address: atItem('riskAnalysis', 'risks', id, 'description'),
    })),
    ...risks.slice(0, entriesRead).map(({ id, description, mitigation }) => [
      { text: description, address: atItem('riskAnalysis', 'risks', id, 'description') },
      { text: mitigation, address: atItem('riskAnalysis', 'risks', id, 'mitigation') },
    ]),
  ],
}

/** One rule per step that has such lists. */
export const rewordedRules: readonly Rule[] = steps.flatMap(({ key, number }): Rule[] => {
  const readLists = listsOf[key]
  if (!readLists) return []
  return [
    {
      id: `words-reworded-${key}`,
      steps: [number],
      weight: weights.weak,
      find({ data }) {
        for (const entries of readLists(data)) {
          const twins = findTwins(entries)
          if (!twins) continue
          const [first, second] = twins
          return show(
            recommend(
              'The same thing in other words',
              `${quote(second.text, 60)} says what ${quote(first.text, 60)} already says. Use this entry for something else, or leave it out. A reader counts what is new, not how often it is said.`,
              second.address,
            ),
            [
              { address: first.address, says: first.text },
              { address: second.address, says: second.text },
            ],
          )
        }
        return null
      },
    },
  ]
})
