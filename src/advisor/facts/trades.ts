import type { PlanFacts } from './plan-facts.ts'

/** A trade that someone on the team has to have learned. */
export interface Trade {
  /** As in 'no one has done …'. */
  readonly name: string
  readonly words: ReadonlySet<string>
  /** Two words that only together name it. */
  readonly phrase?: RegExp
  /** Words that give them another meaning. */
  readonly unless?: ReadonlySet<string>
  /** What a person who can do it would have in their role or background. */
  readonly skill: RegExp
}

const set = (words: string) => new Set(words.split(' '))

const trades: readonly Trade[] = [
  {
    name: 'software development',
    words: set('software saas app apps'),
    skill:
      /\b(?:software (?:engineer\w*|develop\w*|architect\w*|team|lead)|develop(?:er|ers|ing|ment|ed)|engineer\w{0,4}|programm\w{0,4}|cto|technology officer|technical|code|coded|coding|coder|data scien\w+|computer science|architect|full[- ]stack|front[- ]?end|back[- ]?end|devops|(?:built|wrote|builds|writes) (?:\w+ ){0,3}(?:apps?|systems?|software|platforms?|tools?)|IT)\b/i,
  },
  {
    name: 'brewing or making wine',
    words: set('brewery brewpub distillery winery cidery'),
    unless: set('tours tour rides ride bikes bicycles shuttle'),
    skill: /brew|distill|ferment|wine|vint|cider|oenolog|cellar/i,
  },
  {
    name: 'cooking, baking or running a kitchen',
    words: set(
      'café cafe restaurant bakery catering caterer pizzeria deli diner bistro eatery roastery tacos taqueria ramen bagels barbecue creamery donuts cupcakes patisserie',
    ),
    phrase: /\b(?:food trucks?|ice cream|coffee (?:shop|cart|bar|house)|meal (?:kits?|prep))\b/i,
    unless: set('dog dogs pet pets tours furniture freight trucking haulage pallets'),
    skill:
      /bak(?:er|ed|ing|ery)|cook|chef|kitchen|pastry|pâtiss|patiss|restaurant|food|culinary|café|cafe|coffee|barista|roast|cater|hospitality|butcher|deli\b|diner|grocer|pizz|hotel|bar\b|bistro/i,
  },
  {
    name: 'hair, skin or nail work',
    words: set('salon barber barbershop hairdresser nails tattoo massage spa esthetician'),
    unless: set('dog dogs pet pets cat cats grooming'),
    skill: /styl(?:ist|ing)|barber|cosmet|esthetic|hair|nail|salon|massage|spa\b|tattoo|beauty|makeup/i,
  },
  {
    name: 'working with animals',
    words: set('grooming groomer kennel veterinary vet doggy'),
    skill: /groom|vet\b|veterin|animal|dogs?\b|kennel|pets?\b|horse|zoo/i,
  },
  {
    name: 'caring for and teaching children',
    words: set('childcare daycare preschool montessori kindergarten'),
    unless: set('dog dogs doggy pet pets'),
    skill: /child|teach|educat|nann|preschool|day ?care|kindergarten|montessori|pediatric|school/i,
  },
  {
    name: 'the building trades',
    words: set(
      'plumbing plumber electrician electrical hvac roofing roofer remodeling remodeler renovation renovations carpentry masonry drywall',
    ),
    skill:
      /contractor|carpent|plumb|electric|roof|build|built|construct|hvac|remodel|renovat|foreman|mason|tile|journeyman|trade|heating|install/i,
  },
  {
    name: 'landscaping',
    words: set('landscaping landscaper lawncare arborist'),
    skill: /landscap|garden|horticult|nurser|lawn|arbor|mow|turf|grounds|tree/i,
  },
  {
    name: 'repairing vehicles',
    words: set('mechanic autorepair garage'),
    phrase: /\b(?:auto(?:motive)? (?:repair|shop|service)|car repair|body shop)\b/i,
    unless: set('door doors sale sales'),
    skill: /mechanic|automotive|auto\b|garage|\base\b|vehicle|technician|car\b|cars\b|motor/i,
  },
  {
    name: 'training people',
    words: set('gym yoga pilates fitness crossfit'),
    skill: /train|coach|fitness|gym|yoga|pilates|athlet|sport|physio|instructor|personal trainer|dance/i,
  },
  {
    name: 'treating patients',
    words: set('clinic dental dentist physiotherapy chiropractic chiropractor pharmacy acupuncture'),
    skill:
      /nurs|doctor|physician|therap|clinic|medic|dent|pharm|health|chiropract|acupunct|hospital|\bmd\b|dds/i,
  },
  {
    name: 'accounting',
    words: set('bookkeeping accounting'),
    unless: set('software app'),
    skill: /cpa|account|bookkeep|tax|enrolled agent|audit|financ|controller/i,
  },
  {
    name: 'trucking',
    words: set('trucking freight movers haulage'),
    unless: set('software app platform'),
    skill: /driv|truck|cdl|logistic|dispatch|freight|mov(?:ing|er)|fleet|transport|haul|courier/i,
  },
  {
    name: 'farming',
    words: set('farm orchard vineyard greenhouse aquaponics'),
    unless: set('software app equipment'),
    skill: /farm|grow|agri|agronom|horticult|crop|livestock|garden|ranch|orchard|vine|greenhouse|botan/i,
  },
  {
    name: 'photography or film',
    words: set('photography videography photographer'),
    skill: /photo|film|video|camera|cinema|media|editor/i,
  },
  {
    name: 'caring for people at home',
    words: set('homecare hospice'),
    phrase: /\b(?:home care|in-home care|home health|assisted living|senior care)\b/i,
    skill: /nurs|care|health|aide|social work|hospital|therap|medic|elder/i,
  },
  {
    name: 'the law',
    words: set('attorneys'),
    phrase: /\blaw (?:firm|office|practice)\b/i,
    skill: /attorney|lawyer|\blaw\b|paralegal|legal|counsel/i,
  },
  {
    name: 'teaching',
    words: set('tutoring tutor'),
    phrase: /\b(?:music|language|dance|driving|art) (?:school|lessons|classes|studio)\b/i,
    skill: /teach|tutor|educat|instruct|school|professor|lectur|faculty|musician|danc|artist|coach/i,
  },
  {
    name: 'woodworking',
    words: set('woodworking furniture cabinets cabinetry joinery'),
    unless: set('assembly marketplace secondhand used vintage rental retail store'),
    skill: /carpent|wood|furniture|cabinet|join|craft|mill|upholster|design/i,
  },
  {
    name: 'repairing bicycles',
    words: set('bicycle bicycles bike bikes ebikes'),
    unless: set('app software tours clothing'),
    skill: /mechanic|bicycl|\bbikes?\b|cycl|service manager|repair/i,
  },
  {
    name: 'washing and cleaning',
    words: set('laundry laundromat cleaning housekeeping'),
    unless: set('products product app software supplies'),
    skill: /laundr|clean|housekeep|janitor|facilit|hotel|appliance|machine|technician|wash|hospitality/i,
  },
  {
    name: 'arranging flowers',
    words: set('florist flowers floral'),
    unless: set('app software'),
    skill: /flor|flower|garden|nurser|horticult|plant/i,
  },
  {
    name: 'sewing and tailoring',
    words: set('tailor tailoring sewing dressmaker upholstery'),
    unless: set('machines patterns'),
    skill: /sew|tailor|seamstress|dressmak|fashion|textil|costume|upholster|pattern|garment|cloth/i,
  },
  {
    name: 'caring for teeth or eyes',
    words: set('optician optometry orthodontics'),
    skill: /optic|optom|eye|dent|orthodon/i,
  },
]

/** 'Boot, farm and outdoor shops' are customers. */
function isOfCustomers(word: string, text: string): boolean {
  const named = new RegExp(
    String.raw`\b${word}(?:(?:,| and| or| &) [\p{L}-]+){0,2} (?:shops|stores|suppl(?:y|ies|iers)|owners|families|wives|chains|dealers|managers)\b`,
    'giu',
  )
  const beginning = text.slice(0, 2000)
  const others = beginning.replaceAll(named, ' ')
  return others !== beginning && !new RegExp(String.raw`\b${word}\b`, 'iu').test(others)
}

/** 'Single-farm coffee' is no farming, and 'salon-grade brushes' are no hairdressing. */
function isOnlyInCompound(word: string, text: string): boolean {
  const lower = text.slice(0, 2000).toLowerCase()
  if (!lower.includes(`-${word}`) && !lower.includes(`${word}-`)) return false
  const alone = new RegExp(String.raw`(?<![\p{L}\p{N}-])${word}(?![\p{L}\p{N}-])`, 'u')
  return !alone.test(lower)
}

/** The trade that a business lives from, by its name and one-liner without the words about its customers. */
export function findTrade({ kind }: PlanFacts): { trade: Trade; word: string } | null {
  const own = new Set(kind.ownWords)
  for (const trade of trades) {
    const word =
      kind.ownWords.find(
        (candidate) =>
          trade.words.has(candidate) &&
          !isOnlyInCompound(candidate, kind.ownText) &&
          !isOfCustomers(candidate, kind.ownText),
      ) ?? trade.phrase?.exec(kind.ownText)?.[0]
    const isOther = [...(trade.unless ?? [])].some((other) => own.has(other))
    if (word !== undefined && !isOther) return { trade, word }
  }
  return null
}
