import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { dropCustomers, sellsToTrade } from './customers-trade.ts'

/** What a business does, as far as it decides which suggestions fit. */
export type Trait =
  | 'advice'
  | 'alcohol'
  | 'animals'
  | 'appointments'
  | 'beauty'
  | 'building'
  | 'carrier'
  | 'children'
  | 'goods'
  | 'kitchen'
  | 'makes'
  | 'online'
  | 'packed-food'
  | 'patients'
  | 'premises'
  | 'software'
  | 'street-food'
  | 'vehicles'
  | 'visits'

interface Trade {
  readonly words: RegExp
  /** Words that give them another meaning. */
  readonly unless?: RegExp
  readonly traits: readonly Trait[]
}

/** Hands-on trades by the words of a plan's pitch. */
const trades: readonly Trade[] = [
  {
    words:
      /\b(?:food (?:truck|trailer|cart)s?|coffee (?:cart|truck|trailer)s?|taco truck|ice cream truck)\b/iu,
    unless: /\brepair|\bbuild/iu,
    traits: ['street-food', 'vehicles'],
  },
  {
    words:
      /\b(?:bar|pub|tavern|taproom|brewpub|brewery|winery|distillery|cidery|cocktails?|wine bar|speakeasy|beer garden)\b/iu,
    unless:
      /\b(?:juice|coffee|espresso|salad|snack|nail|brow|blow|dry|soap|chocolate|tours?) ?bars?\b|\btours?\b/iu,
    traits: ['alcohol', 'premises'],
  },
  {
    words:
      /\b(?:caf[eé]s?|coffee|tea ?house|restaurant|baker(?:y|ies)|pastr(?:y|ies)|pizzeria|pizza|deli|diner|bistro|eatery|tacos|taqueria|burgers|sushi|ramen|smoothies|gelato|creamery|ice cream|donuts|bagels|barbecue|juice bar|food hall)\b/iu,
    unless: /\b(?:dogs?|cats?|pets?|tables?|mugs|machines?|furniture|candles?|soaps?|cookbooks?|tours?)\b/iu,
    traits: ['kitchen', 'premises', 'makes'],
  },
  {
    words: /\b(?:cater(?:er|ers|ing)|meal (?:kits?|prep|delivery)|personal chef|ghost kitchen)\b/iu,
    traits: ['kitchen', 'vehicles'],
  },
  {
    words:
      /\b(?:teas?|chocolates?|granola|salsa|jams?|sauces?|spices?|cookies|honey|snacks|kombucha|coffee beans|olive oil)\b/iu,
    unless: /\b(?:dogs?|cats?|pets?|candles?|soaps?|tours?|scented)\b/iu,
    traits: ['packed-food', 'goods'],
  },
  {
    words:
      /\b(?:(?:dog|pet|cat|horse)s?[ -](?:groom\w+|walk\w+|sit(?:ting|ters?)|train(?:ing|ers?)|boarding|day ?care|hotel)|groom(?:er|ers|ing) (?:for )?(?:dogs|pets|cats)|groom(?:er|ers|ing)|kennels?|cattery|veterinar\w+|vet|doggy)\b/iu,
    unless: /\b(?:beard|men’s|mens|bride|wedding)\b/iu,
    traits: ['animals', 'appointments'],
  },
  {
    words:
      /\b(?:salon|barber(?:shop)?s?|hairdress\w+|nails?|tattoos?|massage|spa|esthetic\w+|lash(?:es)?|brows?)\b/iu,
    unless: /\b(?:dogs?|cats?|pets?|groom\w+|nail guns?)\b/iu,
    traits: ['beauty', 'appointments', 'premises'],
  },
  {
    words:
      /\b(?:clinic|patients|physio\w*|physical therap\w+|dent(?:al|ists?)|chiropract\w+|acupuncture|optometr\w+|pharmacy|counseling|psychotherap\w+|urgent care|medical practice|pediatric\w*)\b/iu,
    unless: /\b(?:dogs?|cats?|pets?|supplies|scrubs|uniforms|billing)\b/iu,
    traits: ['patients', 'appointments', 'premises'],
  },
  {
    words: /\b(?:child ?care|day ?care|preschool|kindergarten|montessori|after-school)\b/iu,
    unless: /\b(?:dogs?|cats?|pets?|doggy|toys|furniture)\b/iu,
    traits: ['children', 'premises'],
  },
  {
    words:
      /\b(?:plumb\w+|electricians?|hvac|roof(?:ing|ers?)|remodel\w*|renovations?|carpent\w+|masonry|drywall|contractors?|home repairs?|painters?|painting company|solar install\w+)\b/iu,
    unless: /\b(?:toys|jewelry|prints)\b/iu,
    traits: ['building', 'visits', 'vehicles'],
  },
  {
    words:
      /\b(?:landscap\w+|lawn|gardening|cleans|cleaning|handyman|pressure washing|window washing|pool (?:care|service)|pest control|junk removal|house ?keeping|technicians?)\b/iu,
    traits: ['visits', 'vehicles'],
  },
  {
    words: /\b(?:trucking|freight|movers|moving company|courier|taxi|limousine|towing|haulage|shuttle)\b/iu,
    traits: ['carrier', 'vehicles'],
  },
  {
    words:
      /\b(?:gym|yoga|pilates|crossfit|fitness studio|dance (?:school|studio)|music (?:school|lessons)|tutor\w*)\b/iu,
    traits: ['appointments', 'premises'],
  },
  {
    words: /\b(?:photograph(?:y|ers?)|videograph\w+|wedding plann\w+)\b/iu,
    traits: ['appointments', 'visits'],
  },
  {
    words:
      /\b(?:boutique|bookstore|book ?shop|florist|flower shop|gift shop|toy store|hardware store|clothing store|pet (?:store|supplies)|grocery|convenience store|bike shop|retail store|market stall)\b/iu,
    traits: ['goods', 'premises'],
  },
  {
    words:
      /\b(?:candles?|soaps?|jewelry|ceramics|pottery|furniture|apparel|clothing|skincare|handmade|handcrafted)\b/iu,
    traits: ['goods', 'makes'],
  },
  {
    words: /\b(?:salon|shop|store|storefront|studio|showroom)\b/iu,
    unless: /\b(?:online|web|mobile)\b/iu,
    traits: ['premises'],
  },
]

const sellsOnline =
  /\bonline (?:\w+ )?(?:shop|store|boutique|retailer|brand|seller)\b|\bsells?\b[^.]{0,80}\bonline\b|\be-?commerce\b|\bweb ?(?:shop|store)\b|\betsy\b|\bmail[- ]order\b|\bdirect[- ]to[- ]consumer\b|\bships? (?:to|nation|within)/iu
const comesToCustomer =
  /\bmobile\b|\bvans?\b|\bat (?:your|their) (?:home|door|house)|\bin-home\b|\bhouse calls?\b/iu
const sellsSoftware = /\b(?:software|saas|apps?|platform|api|dashboard)\b/iu
const sellsAdvice =
  /\b(?:consult(?:ing|ants?|ancy)|advis(?:es|ory|or|ors)|agency|account(?:ing|ants?)|bookkeep\w+|coach(?:ing|es)?|law (?:firm|office)|audits?|recruiting|staffing|design studio)\b/iu

/** What a template says about a business whose own words do not say it. A map, because an id may be any text, such as 'toString'. */
const templateTraits: ReadonlyMap<string, readonly Trait[]> = new Map<string, readonly Trait[]>(
  Object.entries({
    saas: ['software'],
    startup: ['software'],
    marketplace: ['software'],
    ecommerce: ['online', 'goods'],
    consulting: ['advice'],
    service: ['visits', 'vehicles', 'appointments'],
    'local-service': ['premises', 'kitchen', 'makes'],
  }),
)

/** Reads what kind of business a plan describes, from its pitch first and from its template where that says nothing. */
export function readTraits(
  { name, oneLiner, solution }: Pick<WorkbookData['businessIdea'], 'name' | 'oneLiner' | 'solution'>,
  templateId: string,
): ReadonlySet<Trait> {
  const pitch = readText([name, oneLiner], templateId)
  const found = pitch.length > 0 ? pitch : readText([solution], templateId)
  if (found.length === 0) return new Set(templateTraits.get(templateId) ?? templateTraits.get('saas'))
  const traits = new Set(found)
  // The template of an online store is chosen for that. The others are starting points that a pitch overrules.
  if (templateId === 'ecommerce') traits.add('online').add('goods')
  return settle(traits)
}

/** The beginning of a text says what it is about. */
const readLength = 2000

function readText(texts: readonly string[], templateId: string): Trait[] {
  const text = dropCustomers(
    texts
      .map((one) => one.slice(0, readLength))
      .join('\n')
      .replaceAll(/\[[^\]]*\]/gu, ' '),
  )
  const isForTrade = templateId === 'marketplace' || templateId === 'consulting' || sellsToTrade(text)
  if (isForTrade) {
    return [
      ...(sellsSoftware.test(text) ? (['software'] as const) : []),
      ...(sellsAdvice.test(text) ? (['advice'] as const) : []),
    ]
  }
  const found = trades.flatMap(({ words, unless, traits }) =>
    words.test(text) && !unless?.test(text) ? traits : [],
  )
  return [
    ...found,
    ...(sellsOnline.test(text) ? (['online', 'goods'] as const) : []),
    ...(found.length > 0 && comesToCustomer.test(text) ? (['visits', 'vehicles'] as const) : []),
    ...(sellsAdvice.test(text) ? (['advice'] as const) : []),
  ]
}

/** A truck has no shop, and an online store of pastries no dining room. */
function settle(traits: Set<Trait>): Set<Trait> {
  if (traits.has('online') && traits.has('kitchen')) traits.add('packed-food')
  if (traits.has('street-food')) traits.add('kitchen')
  const isElsewhere = traits.has('online') || traits.has('street-food') || traits.has('vehicles')
  if (isElsewhere) traits.delete('premises')
  return traits
}
