import { isFinished } from '#advisor/facts/texts.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { templateOrDefault } from '#domain/plan/templates/template-list.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { findOffer } from './find-offer.ts'

/** What a plan offers search engines: the words for the offer, for the customers and for the place. */
export interface PlanKeywords {
  /** Whether the plan is in English, so that English words can be added to its own. */
  readonly isEnglish: boolean
  readonly offers: readonly string[]
  /** What the offer lets people do, as in 'refill a canceled appointment'. */
  readonly task: string | null
  /** Phrases that the plan repeats. */
  readonly topics: readonly string[]
  readonly customers: readonly string[]
  readonly places: readonly string[]
  readonly rivals: readonly string[]
}

const readLength = 1500
const longestPhrase = 40

export function readPlanKeywords(data: WorkbookData, templateId: string): PlanKeywords {
  const { businessIdea, marketAnalysis, businessModel, competitiveAnalysis } = data
  const idea = [businessIdea.oneLiner, businessIdea.solution, businessIdea.problemStatement].map(
    withoutPlaceholders,
  )
  const all = [...idea, ...businessModel.revenueStreams.slice(0, 6).map(withoutPlaceholders)].join(' . ')
  const customers = marketAnalysis.segments
    .slice(0, 6)
    .map(({ name }) => name)
    .filter((name) => name !== 'New Market Segment')
    .map(tidyPhrase)
  if (!looksEnglish(all)) return keepOwnWords(data, customers)
  const places = findPlaces(data)
  const topics = rankPhrases(all, [businessIdea.name, ...places])
  const offer = findOffer(businessIdea.oneLiner.slice(0, readLength), templateOrDefault(templateId).id)
  return {
    isEnglish: true,
    offers: offer ? [offer.noun] : findOtherOffer(data, topics),
    task: offer?.task ?? null,
    topics: topics.filter((topic) => !offer?.noun.includes(topic.replace(/s$/u, ''))).slice(0, 2),
    customers: unique(customers.map((name) => name.toLowerCase())).slice(0, 2),
    places: places.slice(0, 2),
    // People search for a rival by name. 'Local tea shop' is not a name.
    rivals: competitiveAnalysis.directCompetitors
      .map(({ name }) => name.trim())
      .filter((name) => /^\p{Lu}\p{L}*(?: \p{Lu}\p{L}*){0,2}$/u.test(name))
      .slice(0, 2),
  }
}

function keepOwnWords(data: WorkbookData, customers: readonly string[]): PlanKeywords {
  const { businessIdea, businessModel, financialProjections } = data
  const phrases = [
    ...financialProjections.pricingTiers.slice(0, 6).map(({ name }) => name),
    ...businessModel.revenueStreams.slice(0, 6),
    businessIdea.oneLiner,
  ]
  return {
    isEnglish: false,
    offers: keepSome(unique(phrases.map(tidyPhrase)).slice(0, 6), data),
    task: null,
    topics: [],
    customers: unique(customers).slice(0, 3),
    places: [],
    rivals: [],
  }
}

/** A one-line description in other words: what the plan repeats, sells or is paid for. */
function findOtherOffer(
  { businessIdea, businessModel, financialProjections }: WorkbookData,
  topics: readonly string[],
): string[] {
  // Where the description is still the template's, so are the prices and the revenue.
  if (!isFinished(businessIdea.oneLiner) && businessIdea.oneLiner.trim() !== '') return []
  if (isFinished(businessIdea.oneLiner) && topics.length > 0) return topics.slice(0, 1)
  const sold = [
    ...businessModel.revenueStreams.slice(0, 6),
    ...financialProjections.pricingTiers.slice(0, 6).map(({ name }) => name),
    businessIdea.oneLiner,
  ]
  const phrases = sold.filter(isFinished).map((text) => tidyPhrase(text).toLowerCase())
  return unique(phrases).slice(0, 1)
}

/** Where every phrase is too long to search for, the beginning of the description is better than nothing. */
function keepSome(phrases: string[], { businessIdea }: WorkbookData): string[] {
  if (phrases.length > 0) return phrases
  const [head = ''] = withoutPlaceholders(businessIdea.oneLiner).split(/[,.;:(（，。、：；]/u)
  const cut = head.trim().slice(0, longestPhrase + 1)
  const whole = cut.length > longestPhrase ? cut.replace(/(?:\s+\S*|.)$/u, '') : cut
  return unique([whole, tidyPhrase(businessIdea.name)])
}

function withoutPlaceholders(text: string): string {
  const read = text.slice(0, readLength)
  let plain = ''
  let readTo = 0
  for (const { start, end } of findPlaceholders(read)) {
    plain += `${read.slice(readTo, start)} , `
    readTo = end
  }
  return plain + read.slice(readTo)
}

const functionWords = new Set(
  'the and of to a an in for with is are that on by from at or as it we our their'.split(' '),
)

/** About a quarter of the words in an English text are function words. */
function looksEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters === 0) return true
  if (latin / letters < 0.9) return false
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const known = words.filter((word) => functionWords.has(word)).length
  return words.length < 8 ? known > 0 : known / words.length > 0.12
}

/** Words that no customer searches for on their own. */
const skipped = new Set(
  (
    'the and of to a an in for with is are that on by from at or as it we our their its they them this these those which who whom ' +
    'about after all also any be been before but can could do does each every first get gets had has have he her his how if into ' +
    'last like more most much need new no not now off once one only other out over own per same she should since so some such than ' +
    'then there three through time two twelve four five six up us use used uses very want was were what when where while will without ' +
    'would you your under within until today people customers customer clients business businesses company companies day days week ' +
    'weeks weekly daily month months monthly year years yearly hour hours minute minutes morning sales sale price prices plan plans ' +
    'number cost costs money percent average small large better good best makes make take takes give gives lets let help helps find ' +
    'finds come comes offer offers sell sells buy buys bought start starts begin leave leaves right way ways thing things part half ' +
    'third share counter less bring brings keep keeps see sees say says ask asks know knows work works done ready near nearest instead ' +
    'mostly nothing anyone everyone someone nobody either neither both between because again away back down still yet even just too ' +
    'well kept paid held placed called included fixed agreed'
  ).split(' '),
)

/** Pairs of words that appear again and again. What a plan repeats is what it is about. */
function rankPhrases(text: string, names: readonly string[]): string[] {
  const nameWords = new Set(
    names
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  )
  const counts = new Map<string, number>()
  for (const chunk of text.toLowerCase().split(/[^\p{L}\s-]+/u)) {
    const words = chunk.trim().split(/\s+/u)
    words.forEach((word, at) => {
      const pair = [words[at - 1] ?? '', word]
      const isMeant = pair.every((part) => part.length > 2 && !skipped.has(part) && !nameWords.has(part))
      if (isMeant) counts.set(pair.join(' '), (counts.get(pair.join(' ')) ?? 0) + 1)
    })
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
    .map(([phrase]) => phrase)
}

const placePattern = /\b(?:in|of|near|around) ((?:\p{Lu}[\p{L}’'-]+)(?: \p{Lu}[\p{L}’'-]+){0,2})/gu
const noPlace =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|English|Delaware|United States|State)$/u

function findPlaces({ businessIdea, legalStructure }: WorkbookData): string[] {
  const jurisdiction = withoutPlaceholders(legalStructure.jurisdiction)
  const written = `${withoutPlaceholders(businessIdea.oneLiner)} . ${jurisdiction}`
  const named = Array.from(written.matchAll(placePattern), ([, place]) => place ?? '')
  const [state = ''] = jurisdiction.split(/[,;.]/u)
  const isState = /^\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?$/u.test(state)
  return unique([...named, isState ? state : '']).filter((place) => !noPlace.test(place))
}

function tidyPhrase(phrase: string): string {
  const [head = ''] = withoutPlaceholders(phrase).split(/[,.;:(（，。、：；]/u)
  return head.trim().length <= longestPhrase ? head.trim() : ''
}

function unique(phrases: readonly string[]): string[] {
  return [...new Set(phrases.filter((phrase) => phrase !== ''))]
}
