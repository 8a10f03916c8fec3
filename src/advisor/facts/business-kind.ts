import { dropCustomers, sellsToTrade } from '#domain/plan/lists/customers-trade.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { type RegulatedKind, regulatedKinds } from './regulated-kinds.ts'
import { dropPlaces } from './place-names.ts'
import { joinTexts, listWords, sampleItems } from './texts.ts'

/** The templates of businesses that work for other businesses or between them. */
const tradeTemplates = new Set(['saas', 'marketplace', 'consulting'])
const soldWords = new Set(['serves alcohol', 'sells cannabis', 'sells tobacco or vapes', 'sells firearms'])

/** A regulated kind of business and the word in the plan that shows it. */
export interface MatchedKind {
  readonly kind: RegulatedKind
  readonly word: string
}

export interface KindFacts {
  regulated: RegulatedKind | null
  /** The word in the plan that shows it. */
  matchedWord: string
  /** What else it does or sells that needs a license of its own. */
  further: readonly MatchedKind[]
  /** The name and one-liner without the words about its customers. */
  ownText: string
  /** The words of that text, in lower case. */
  ownWords: readonly string[]
  isOnline: boolean
  /** Customers walk in, or goods go out. */
  isPhysical: boolean
}

const physicalTemplates = new Set(['local-service', 'ecommerce'])
const onlineWords = new Set([
  'online',
  'website',
  'app',
  'software',
  'subscription',
  'shop',
  'ecommerce',
  'saas',
  'platform',
])

/** 'Run by a veterinary technician' says who the owner is, and not what is sold. */
const whoRunsIt =
  /\b(?:run|led|owned|managed|founded|operated|started|headed) by (?:an?|two|three|the|our|its|my|\p{Lu}\p{L}+,? an?)\s[^,.;:]{0,60}?(?=\s(?:that|which|who|with|in|from|on|for|and)\b|[,.;:]|$)/giu

export function readKind(data: WorkbookData, templateId: string): KindFacts {
  const { name, oneLiner, solution } = data.businessIdea
  const pitch = joinTexts([name, oneLiner])
  const described = listWords(pitch).length > 3 ? pitch : joinTexts([name, oneLiner, solution])
  const own = dropPlaces(dropCustomers(described).replaceAll(whoRunsIt, ' '))
  const words = new Set([...listWords(described), ...listWords(solution)])
  const isForTrade = tradeTemplates.has(templateId) || sellsToTrade(own)
  const [main] = isForTrade ? [] : findKinds(own)
  const others = isForTrade ? [] : [...findKinds(own), ...findSoldKinds(data)]
  return {
    regulated: main?.kind ?? null,
    matchedWord: main?.word ?? '',
    further: others.filter(
      ({ kind }, index) => kind !== main?.kind && others.findIndex((other) => other.kind === kind) === index,
    ),
    ownText: own,
    ownWords: listWords(own),
    isOnline:
      templateId === 'saas' || templateId === 'ecommerce' || [...words].some((word) => onlineWords.has(word)),
    isPhysical: physicalTemplates.has(templateId) || main !== undefined,
  }
}

function findKinds(text: string, kinds = regulatedKinds): MatchedKind[] {
  const known = new Set(listWords(text))
  return kinds.flatMap((kind) => {
    const word = kind.words.find((candidate) => known.has(candidate)) ?? kind.phrase?.exec(text)?.[0]
    const isOther = kind.unless?.some((other) => known.has(other)) ?? false
    return word === undefined || isOther ? [] : [{ kind, word }]
  })
}

/** Wine on a restaurant’s list of revenue needs a license of its own. */
function findSoldKinds(data: WorkbookData): MatchedKind[] {
  const sold = joinTexts(sampleItems(data.businessModel.revenueStreams))
  return findKinds(
    sold,
    regulatedKinds.filter(({ does }) => soldWords.has(does)),
  )
}
