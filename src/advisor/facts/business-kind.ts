import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { joinTexts, listWords } from './texts.ts'

/** A line of business that cannot open without a particular license. */
export interface RegulatedKind {
  /** As in 'a business that …'. */
  does: string
  words: readonly string[]
  /** Words that give them another meaning. */
  unless?: readonly string[]
  /** Words that an entry for the license would have. */
  license: RegExp
  /** The license it needs, in words. */
  needs: string
}

const regulatedKinds: readonly RegulatedKind[] = [
  {
    does: 'serves alcohol',
    words: [
      'alcohol',
      'wine',
      'beer',
      'brewery',
      'brewpub',
      'cocktail',
      'cocktails',
      'distillery',
      'liquor',
      'taproom',
    ],
    license: /alcohol|liquor|beer|wine|abc\b|ttb|brewer|distill/i,
    needs: 'the state liquor license, which often takes months',
  },
  {
    does: 'prepares or sells food',
    words: [
      'coffee',
      'café',
      'cafe',
      'restaurant',
      'bakery',
      'pastry',
      'pastries',
      'catering',
      'sandwiches',
      'food',
      'espresso',
      'pizzeria',
      'deli',
      'diner',
      'bistro',
      'meals',
      'roaster',
      'roastery',
      'chocolate',
      'juice',
      'groceries',
    ],
    unless: ['pet', 'pets', 'dog', 'dogs', 'cat', 'cats'],
    license: /food|health|kitchen|restaurant|sanitary|establishment/i,
    needs: 'a health department permit and a food protection manager certificate',
  },
  {
    does: 'takes care of children',
    words: ['childcare', 'daycare', 'preschool', 'nursery', 'babysitting', 'kindergarten'],
    license: /child|day\s?care|preschool|nursery|background check/i,
    needs: 'the state child care license with background checks',
  },
  {
    does: 'treats patients',
    words: [
      'clinic',
      'patients',
      'medical',
      'therapist',
      'therapy',
      'physiotherapy',
      'dental',
      'dentist',
      'pharmacy',
      'nursing',
      'chiropractor',
      'veterinary',
      'vet',
      'acupuncture',
    ],
    license: /medical|clinic|health|therap|dental|nurs|pharmac|professional|board|veterin|practice/i,
    needs: 'the professional licenses of the people who treat patients, and the state’s facility license',
  },
  {
    does: 'works on people’s hair, skin or nails',
    words: [
      'salon',
      'barber',
      'barbershop',
      'hairdresser',
      'nails',
      'cosmetology',
      'tattoo',
      'massage',
      'spa',
      'esthetician',
    ],
    license: /cosmet|barber|salon|esthetic|massage|tattoo|body art|board/i,
    needs: 'cosmetology or barber licenses for the people and for the shop',
  },
  {
    does: 'builds or repairs homes',
    words: [
      'contractor',
      'plumbing',
      'plumber',
      'electrician',
      'electrical',
      'hvac',
      'roofing',
      'remodeling',
      'renovation',
      'construction',
      'carpentry',
    ],
    license: /contractor|plumb|electric|hvac|build|trade|bond|construction/i,
    needs: 'the state contractor or trade license, usually with a bond',
  },
  {
    does: 'carries people or goods',
    words: ['trucking', 'freight', 'taxi', 'limousine', 'movers', 'haulage', 'chauffeur'],
    license: /dot\b|motor carrier|usdot|mc number|taxi|cdl|transport|carrier|livery/i,
    needs: 'a USDOT number and operating authority',
  },
  {
    does: 'handles other people’s money or policies',
    words: [
      'lending',
      'lender',
      'loans',
      'mortgage',
      'brokerage',
      'insurance',
      'remittance',
      'investments',
      'payday',
    ],
    license: /lend|money transmit|broker|insurance|finra|sec\b|nmls|financial|advis[eo]r/i,
    needs: 'the state lending, insurance or investment advisor license',
  },
  {
    does: 'sells or rents homes for others',
    words: ['realtor', 'brokerage', 'realty', 'landlords'],
    license: /real estate|broker|realt/i,
    needs: 'a real estate broker license',
  },
  {
    does: 'sells cannabis',
    words: ['cannabis', 'dispensary', 'marijuana'],
    license: /cannabis|marijuana|dispensary/i,
    needs: 'the state cannabis license',
  },
]

/** A business that sells software or advice to restaurants does not serve food. */
const sellsToTrade = new Set(
  'software app apps platform saas tool tools consulting consultant consultants consultancy advise advises agency marketplace marketing api dashboard'.split(
    ' ',
  ),
)

export interface KindFacts {
  regulated: RegulatedKind | null
  /** The word in the plan that shows it. */
  matchedWord: string
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

export function readKind(data: WorkbookData, templateId: string): KindFacts {
  const { name, oneLiner, solution } = data.businessIdea
  const pitch = listWords(joinTexts([name, oneLiner]))
  const described = pitch.length > 3 ? pitch : [...pitch, ...listWords(solution)]
  const words = new Set([...described, ...listWords(solution)])
  const isForTrade = described.some((word) => sellsToTrade.has(word))
  const found = isForTrade ? null : findKind(described)
  return {
    regulated: found?.kind ?? null,
    matchedWord: found?.word ?? '',
    isOnline:
      templateId === 'saas' || templateId === 'ecommerce' || [...words].some((word) => onlineWords.has(word)),
    isPhysical: physicalTemplates.has(templateId) || found !== null,
  }
}

function findKind(words: readonly string[]): { kind: RegulatedKind; word: string } | null {
  const known = new Set(words)
  for (const kind of regulatedKinds) {
    const word = kind.words.find((candidate) => known.has(candidate))
    const isOther = kind.unless?.some((other) => known.has(other)) ?? false
    if (word !== undefined && !isOther) return { kind, word }
  }
  return null
}
