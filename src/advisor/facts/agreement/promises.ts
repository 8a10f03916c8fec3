import type { Opposite } from './opposites.ts'

/** What a plan promises its customers for good, and what takes it back elsewhere. */

const offers =
  /^(?:businessIdea|businessModel|competitiveAnalysis|operationsPlan|financialProjections\.(?:pricingTiers|forecast)|marketingStrategy|implementationTimeline\.executiveSummary)/u
const work =
  /^(?:operationsPlan|businessModel|financialProjections\.(?:startupCosts|forecast)|competitiveAnalysis\.pricingStrategy|teamStructure\.keyHires)/u
const days = String.raw`(?:\w+|\d+)(?:[- ]\w+)?[- ](?:days?|weeks?|months?)[’']?s?`

export const promises: readonly Opposite[] = [
  {
    title: 'Cheapest, or not?',
    rulesOut:
      /\b(?:(?:do not|don[’']t|never|not) (?:try to be|aim to be|want to be|mean to be|be) (?:the )?(?:cheap\w*|lowest)|(?:not|never) the cheapest|(?:do not|don[’']t|never) compete on price|(?:dearer|more expensive) than (?:all|every|any|most|the other)|the (?:highest|most expensive) price)\b/i,
    isRuledOut:
      /\b(?:(?:cheaper|less|lower) than (?:every|all|any|anyone|each|everyone)|(?:below|under|undercut\w*) (?:every|all|any|each|everyone|the cheapest)|(?:are|is|be|as) the (?:cheapest|lowest)|(?:the )?(?:cheapest|lowest[- ]priced?) (?:\w+ ){0,2}(?:in (?:town|the|our)|around|of all)|(?:beat|match)(?:es)? (?:every|any) price|lowest prices? (?:in|of|around))\b/i,
    matters: 'Who buys, and the margin, follow from it.',
    against: offers,
  },
  {
    title: 'Bound, or free to leave?',
    rulesOut: new RegExp(
      String.raw`\b(?:(?:leave|cancel|quit|stop|end)(?:s|ed)? (?:it |at any time |any ?time )?(?:with|on|at|within) ${days} notice|month[- ]to[- ]month|no minimum (?:term|stay|period)|(?:leave|cancel|stop)s? (?:when(?:ever)?|as) (?:they|you) (?:like|want|please)|free to (?:leave|cancel|stop))\b`,
      'i',
    ),
    isRuledOut:
      /\b(?:(?:six|twelve|\d+|two|three|one)[- ](?:month|year) (?:agreements?|contracts?|commitments?|memberships?|minimum|terms?|plans? only)|annual (?:agreements?|contracts?|commitments?)|renewed (?:yearly|every year|each year)|(?:bound|committed|locked in|signs?|signed) for (?:a|one|two|three|six|twelve|\d+) (?:years?|months))\b/i,
    matters: 'How many customers leave each month depends on it.',
    within:
      /^(?:businessIdea|competitiveAnalysis|financialProjections\.pricingTiers|marketingStrategy|businessModel\.revenueStreams)/u,
    against:
      /^(?:businessIdea|competitiveAnalysis|businessModel\.revenueStreams|financialProjections\.(?:pricingTiers|forecast\.streams)|operationsPlan\.keyProcesses)/u,
  },
  {
    title: 'For one alone, or for everyone?',
    rulesOut:
      /\b(?:(?:nobody|no one|none of them) (?:gets|has|is given) (?:an? )?exclusiv\w+|no (?:exclusives?|exclusivity|exclusive (?:deals?|contracts?|rights|territor\w+))|open to (?:every|any|all) (?:\w+ )?(?:dealers?|shops?|sellers?|buyers?|makers?)|sells? to (?:anyone|everyone|every \w+) who)\b/i,
    isRuledOut:
      /\b(?:(?:only|just) one (?:\w+ )?(?:per|in each|in every|for each) \w+|(?:a |one )?single (?:\w+ )?(?:per|in each|in every|for each) \w+|exclusive(?:ly)? (?:for|to|in|rights?|territor\w+|license|dealer|agreement)|keeps? it for (?:itself|himself|herself|themselves)|sole (?:dealer|distributor|seller|right))\b/i,
    matters: 'It decides how many customers there can be.',
    against: offers,
  },
  {
    title: 'A fixed price, or a share?',
    rulesOut:
      /\b(?:no (?:share of|percentage of|cut of|success fees?|commissions?|contingent fees?)|never (?:take |charge |ask for )?(?:an? )?(?:share|percentage|cut|commission|success fee)|(?:do not|don[’']t) (?:take|charge|ask for) (?:an? )?(?:share|percentage|cut|commission|success fee))\b/i,
    isRuledOut:
      /\b(?:\d+(?:\.\d+)?(?:%| percent) of (?:the|each|every|what|all) (?:\w+ ){0,2}(?:sum|award|contract|deal|sale|price|savings?|proceeds|fee|booking|rent|order|prize|budget|value)|success fees? of|commission of \d|\d+(?:%| percent) (?:success fee|commission))/i,
    matters: 'It is another price, and some clients may not pay it.',
    against:
      /^(?:businessIdea|businessModel\.revenueStreams|competitiveAnalysis\.pricingStrategy|financialProjections\.(?:pricingTiers|forecast\.streams))/u,
  },
  {
    title: 'Are there discounts?',
    rulesOut:
      /\b(?:(?:do|does|will) not (?:give|offer|get|grant) (?:an? |any )?(?:discounts?|reductions?|rebates?)|(?:gets?|get) no (?:discount|reduction)|no (?:reductions?|rebates?|price cuts)|(?:the )?same price for (?:everyone|all)|never (?:on sale|reduced|discounted))\b/i,
    isRuledOut:
      /(?:\d+(?:%| percent) (?:off|less|discount|cheaper)|\bdiscount of|\bhalf price|\bhappy hour|\bcoupons?|\btwo for (?:the price of )?one|\b(?:free|half) for the second|\b(?:sibling|family|student|senior|early[- ]bird|loyalty|volume|group) (?:discount|price|rate))/i,
    matters: 'The average price in the forecast depends on it.',
    against:
      /^(?:businessIdea|businessModel\.revenueStreams|competitiveAnalysis|marketingStrategy|financialProjections\.pricingTiers)/u,
  },
  {
    title: 'Indoors, or out in the open?',
    rulesOut:
      /\b(?:(?:stay|stays|kept|keep|live|lives|remain) (?:them )?(?:inside|indoors|in (?:the|a) (?:barn|house|shed|stable))(?: all (?:year|day|winter))?|never (?:go |goes |let )?(?:outside|outdoors)|all indoors|only indoors|entirely (?:indoors|under (?:a )?roof))\b/i,
    isRuledOut:
      /\b(?:free[- ]range|(?:on|rotated|onto|fresh) (?:\w+ )?(?:pastures?|grass)|pasture[d-]\w*|out ?doors|in the open(?: air)?|under open sky)\b/i,
    matters: 'Land, weather and what the label may say depend on it.',
    within: /^(?:operationsPlan|businessModel|businessIdea|competitiveAnalysis)/u,
    against:
      /^(?:businessIdea|businessModel|competitiveAnalysis\.(?:marketPosition|competitiveAdvantages)|operationsPlan)/u,
  },
  {
    title: 'Overnight, or only by day?',
    rulesOut:
      /\b(?:no overnight (?:\w+ )?(?:stays?|guests?|boarding|care|parking)|(?:day|daytime) (?:care |guests? |visits? )?only|(?:go|goes|sent|are) home (?:every|each) (?:night|evening)|never overnight|nobody (?:stays|sleeps) overnight)\b/i,
    isRuledOut:
      /\b(?:overnight (?:stays?|guests?|boarding|care)|sleepovers?|boarding (?:at|for|from) [$€£\d]|nights? of boarding)\b/i,
    matters: 'Staff, insurance and licenses at night are another business.',
    against: offers,
  },
  {
    title: 'Is someone there at night?',
    rulesOut:
      /\b(?:(?:nobody|no one|no staff|no person) (?:is |stays |sleeps |works |remains )?(?:in the (?:building|house|shop|barn|place)|on site|on the premises|there|here|inside)?,? ?(?:\w+ )?(?:overnight|at night|after closing|during the night|from \d{1,2}(?::\d\d)? ?p\.?m\.?)|(?:unstaffed|unattended|empty) (?:overnight|at night|after closing|during the night)|no (?:night (?:shift|staff|watch)|overnight (?:staff|shift|attendant)))(?!\w)/i,
    isRuledOut:
      /\b(?:(?:one of us|someone|somebody|a person|a human|an? (?:employee|attendant|caretaker|nurse|guard|sitter|host|member of staff)|staff|i|we|the owners?|[A-Z][a-z]+) (?:always )?(?:sleeps?|stays?|is|are) (?:(?:(?!on call|reach|available|watch)[\w-]+ ){0,6}(?:overnight|every night|all night|at night|around the clock|24 hours|after closing)|(?:on site|in the (?:room|building|house|apartment|office|barn))[^.;,]{0,25}\b(?:behind|above|next to|over|beside|at night|every night))|never (?:left )?alone (?:at night|overnight|in the (?:house|building|barn|place))|(?:staffed|attended|supervised|watched by (?:staff|a person)) (?:around the clock|24 hours|24\/7|day and night|overnight|at night|all night)|(?:night|overnight) (?:attendant|nurse|sitter|caretaker|host|watchman|shift from))\b/i,
    matters: 'Wages, insurance and what customers pay for depend on it.',
    against: offers,
    isAnyTime: true,
  },
  {
    title: 'Reserved, or first come?',
    rulesOut:
      /\b(?:no (?:table )?reservations|without (?:a )?reservations?|do(?:es)? not take (?:reservations|bookings)|first[- ]come,? first[- ]served)\b/i,
    isRuledOut:
      /\b(?:reservations? (?:by|through|online|system|software|app|are taken|book)|reserv(?:e|es|ing) (?:a |their )?(?:table|seat|spot|place)s?|book(?:s|ing)? a (?:table|seat)|tables? (?:are |is )?(?:booked|reserved))\b/i,
    matters: 'Seats, staff and software follow from it.',
    against: offers,
  },
  {
    title: 'Made to order, or from stock?',
    rulesOut:
      /\b(?:(?:everything|all \w+|each \w+|every \w+) (?:is |are )?(?:made|built|baked|sewn|printed|cut|cooked) (?:only )?to order|nothing (?:is )?(?:kept )?(?:in stock|on the shelf|in advance)|(?:only|strictly) (?:made )?to order|made[- ]to[- ]order only|no (?:finished )?(?:stock|inventory))\b/i,
    isRuledOut:
      /\b(?:(?:finished|ready|ready-made) (?:\w+ ){1,3}(?:in stock|on the shelf|from (?:stock|the shelf))|ships? from stock|sold from stock|(?:stock|inventory) of (?:finished|ready)|made (?:ahead|in advance|for stock))\b/i,
    matters: 'Working capital and delivery times follow from it.',
    against: offers,
  },
  {
    title: 'How far do you go?',
    rulesOut:
      /\b(?:(?:(?:serves?|covers?|delivers? (?:in|to)|works? in) only|(?:only|solely|exclusively) (?:serve |work |deliver |ship |sell )?(?:in|within|around)) (?:the |our |this )?(?:city|county|town|region|valley|metro|neighborhood|state)|no (?:shipping|jobs|work|deliveries|customers|clients) (?:outside|beyond)|never (?:\w+ )?(?:outside|beyond) (?:the|our|this)|local (?:customers|clients|delivery) only)\b/i,
    isRuledOut:
      /\b(?:nationwide|across the (?:country|united states|nation|us)|all (?:50|fifty) states|(?:ships?|delivers?|sells?|sold|shipped) (?:to )?(?:every|all|other|most) states?|worldwide|overseas (?:customers|clients|buyers)|international (?:orders|customers|shipping|clients))\b/i,
    matters: 'The market, freight and taxes follow from it.',
    against: offers,
  },
  {
    title: 'The same person, or whoever is free?',
    rulesOut:
      /\b(?:(?:always )?the same (?:\w+ ){0,2}(?:therapist|cleaner|crew|teacher|driver|stylist|coach|nurse|tutor|technician|person|groomer|walker|caregiver|team|sitter|instructor|guide|doctor|mechanic)s? (?:every|each|all|from|at|who|throughout|for)|one (?:crew|person|team) (?:stays|from (?:start|the first))|never a (?:stranger|different \w+))\b/i,
    isRuledOut:
      /\b(?:who(?:m)?ever (?:is|has|happens)|whichever (?:\w+ ){0,3}(?:is|has) (?:free|time|nearest|available)|(?:staff|crews?|teachers?|therapists?|drivers?|cleaners?) rotate|rotating (?:staff|crews?|teachers?|therapists?|drivers?|cleaners?|\w+)|different (?:\w+ )?(?:each|every) (?:time|visit|week|day)|next available)\b/i,
    matters: 'It is what customers pay for, or it is not.',
    against: /^(?:operationsPlan|businessModel|financialProjections|teamStructure)/u,
  },
  {
    title: 'Electric, or with fuel?',
    rulesOut:
      /\b(?:without a drop of (?:diesel|gas\w*|fuel|petrol)|(?:runs?|driven) (?:only |entirely |purely )?on batter(?:y|ies)|battery[- ](?:electric|powered) (?:trucks?|vans?|fleet|mowers?|boats?|buses)|electric (?:trucks?|vans?|fleet|mowers?|boats?|buses|cars?) only|no exhaust)\b/i,
    isRuledOut: /\b(?:diesel|gasoline|petrol|gas-powered|fuel (?:card|costs?|surcharge|table))\b/i,
    onlyInPart:
      /\b(?:one of (?:the|our)|half of (?:the|our)|some of our) (?:\w+ )?(?:trucks?|vans?|mowers?|boats?)\b/i,
    matters: 'Purchase, charging and running costs follow from it.',
    against: work,
  },
  {
    title: 'In one language, or in two?',
    rulesOut: /\b(?:(?:in )?English only|only (?:in )?English|(?:do not|don[’']t|nobody) speaks? Spanish)\b/i,
    isRuledOut:
      /\b(?:bilingual|Spanish-speaking|in Spanish|in two languages|(?:English and|and in) Spanish)\b/i,
    matters: 'Whom you reach and whom you hire depend on it.',
  },
]
