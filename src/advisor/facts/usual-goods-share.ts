/** What a trade that serves or sells goods pays for them, as a share of its sales. */
export interface UsualGoods {
  readonly trade: string
  readonly words: RegExp
  /** Hardly anyone in the trade stays below this percent of the sales. */
  readonly leastPercent: number
  readonly usual: string
}

function usual(trade: string, words: RegExp, leastPercent: number, said: string): UsualGoods {
  return { trade, words, leastPercent, usual: said }
}

/** The first that fits counts, so that a food truck with coffee is a kitchen. */
const usualGoods: readonly UsualGoods[] = [
  usual('A pizzeria', /\b(?:pizzerias?|pizza (?:shop|place|oven|kitchen|parlor))\b/i, 18, '22 to 30%'),
  usual(
    'A kitchen',
    /\b(?:restaurants?|diners?|bistros?|eater(?:y|ies)|taquer[ií]as?|food trucks?|steakhouse|gastropub|brasserie|trattoria|noodle (?:bar|shop)|ramen|sushi|barbecue|burgers?|sandwich shop|lunch(?:room| counter)|supper club|cater(?:er|ing)|cantina|canteen|tacos|deli|delicatessen)\b/i,
    20,
    '28 to 35%',
  ),
  usual(
    'A bakery',
    /\b(?:baker(?:y|ies)|patisserie|donut|bagels?|cupcakes?|pastry shop)\b/i,
    16,
    '25 to 35%',
  ),
  usual(
    'A café',
    /\b(?:caf[eé]s?|coffee (?:shop|bar|house|cart|stand)|espresso bar|tea ?room)(?!\p{L})/iu,
    15,
    '25 to 35%',
  ),
  usual(
    'An ice cream or juice bar',
    /\b(?:ice cream|gelato|frozen yogurt|juice bar|smoothies?|bubble tea)\b/i,
    14,
    '20 to 30%',
  ),
  usual(
    'A bar',
    /\b(?:(?:wine|cocktail|sports|dive|neighborhood|tapas|whiskey|beer) bar|pubs?|tavern|saloon|beer garden|nightclub)\b/i,
    14,
    '20 to 28%',
  ),
  usual('A florist', /\b(?:florists?|flower shop|floral (?:studio|shop|design))\b/i, 22, '30 to 45%'),
  usual(
    'A butcher or cheese shop',
    /\b(?:butcher(?:y|s|[’']s)?(?: shop)?|fishmonger|fish market|cheese (?:shop|store|counter)|cheesemonger)\b/i,
    42,
    '55 to 70%',
  ),
  usual(
    'A grocery store',
    /\b(?:grocer(?:y|ies|s)?|supermarket|(?:corner|convenience|general|zero-waste|bulk) store|bodega|minimart)\b/i,
    48,
    '62 to 75%',
  ),
  usual('A pharmacy', /\b(?:pharmacy|drugstore)\b/i, 55, '75 to 80%'),
  usual('A bookstore', /\b(?:book ?stores?|book ?shops?)\b/i, 42, '54 to 62%'),
  usual('A garden center', /\b(?:garden cent(?:er|re)|plant (?:shop|store))\b/i, 30, '45 to 55%'),
  usual(
    'A shop that resells goods',
    /\b(?:boutique|gift (?:shop|store)|toy (?:shop|store)|hardware store|pet (?:shop|store|supply)|shoe (?:shop|store)|clothing (?:shop|store)|home goods (?:shop|store)|yarn (?:shop|store)|game (?:shop|store)|running store|music store|outdoor store|kitchen(?:ware)? (?:shop|store)|wine (?:shop|store)|liquor store|bottle shop)\b/i,
    30,
    '45 to 65%',
  ),
]

/** What makes another trade of the same word: who serves kitchens, builds them or teaches in them. */
const otherTrade =
  /\b(?:equipment|repairs?|maintenance|clean\w*|washing|software|apps?|platform|booking|consult\w*|advis\w*|photograph\w*|designs?|schools?|class(?:es)?|lessons?|tours?|machines?|furniture|uniforms?|linen|laundry|kennel|groom\w*|second-?hand|thrift|vintage|used|consignment|brew(?:ery|s|ing)|distill\w*|winery|grow(?:s|ing)?|farms?|made to order|handmade|print\w*|packaging|marketing|staffing|delivery service|deliver(?:s|y) for|rent(?:s|al|als)?)\b/i

/** Guests pay for their time there. */
const paidByTime =
  /\b(?:by the hour|playroom|playground|(?:cat|board[- ]?game|gaming|internet|repair) caf[eé]|pick(?:s|ed)? up|couriers?|rescue\w*|surplus)(?!\p{L})/iu

export function findUsualGoods(ownText: string): UsualGoods | null {
  const text = ownText.slice(0, 500)
  const found = usualGoods.find(({ words }) => words.test(text))
  return found && !otherTrade.test(text) && !paidByTime.test(text) ? found : null
}
