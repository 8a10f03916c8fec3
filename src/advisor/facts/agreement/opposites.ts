/** Two ways to run a business of which a plan can say only one. */
export interface Opposite {
  readonly title: string
  /** Rules the other one out: 'online only'. */
  readonly rulesOut: RegExp
  /** Is ruled out by it: 'walk-ins'. */
  readonly isRuledOut: RegExp
  /** Why it matters, after the question. */
  readonly matters: string
  /** Says somewhere in the plan that it is so only in part, and then nothing is ruled out: 'half of the menu is vegan'. */
  readonly onlyInPart?: RegExp
  /** The sections in which the claim is about the whole business. All, if left out. */
  readonly within?: RegExp
  /** The fields where the other one counts. All, if left out. */
  readonly against?: RegExp
  /** A rule for a case, such as 'if a cook is ill', counts as well as one for every day. */
  readonly isAnyTime?: boolean
  /** Both must be about one thing, in a word that both sentences have. */
  readonly sharesWords?: boolean
  /** What the customers in the personas do counts, too. */
  readonly asksCustomers?: boolean
}

const offer =
  /^(?:businessIdea|businessModel\.(?:revenueStreams|keyActivities)|competitiveAnalysis|operationsPlan\.keyProcesses|financialProjections\.pricingTiers|implementationTimeline\.executiveSummary|marketingStrategy)/u
const supply =
  /^(?:operationsPlan|businessModel|financialProjections\.startupCosts|businessIdea|financialProjections\.pricingTiers)/u
const prices =
  /^(?:businessIdea|businessModel\.revenueStreams|competitiveAnalysis\.pricingStrategy|financialProjections\.(?:pricingTiers|forecast\.streams)|operationsPlan\.keyProcesses)/u

export const opposites: readonly Opposite[] = [
  {
    title: 'Online only, or a shop?',
    rulesOut:
      /\b(?:online[- ]only|only online|(?:sells?|sold|selling) (?:exclusively|solely|entirely) online|(?:no|without an?|without) (?:physical |retail |own )?(?:shop|store|storefront|showroom|brick-and-mortar)(?=\s*(?:[.,;:)]|$|of our own|and no\b)))/i,
    isRuledOut:
      /\b(?:walk-ins?\b|storefront (?:on|in|at|lease|rent)|foot traffic|passers-by|(?:shop|store|showroom) (?:rent|lease|hours|window|assistants?|counter)|(?:lease|rent) (?:of|for) (?:a|the|our) (?:shop|store|storefront|showroom|retail)|(?:lease|rent)s? (?:a|the|our) (?:\w+ )?(?:shop|storefront|showroom)|sales counter|till and counter)/i,
    matters: 'Rent, staff and marketing all follow from it.',
    against: offer,
  },
  {
    title: 'In person only, or online too?',
    rulesOut:
      /\b(?:in[- ]person only|only in person|no online (?:classes|lessons|sales|shop|store|orders|courses|booking))\b/i,
    isRuledOut:
      /\b(?:online (?:classes|lessons|courses|orders|sales|shop|store|sessions)|web ?shop|(?:over|via|on) zoom|live-?stream\w*)\b/i,
    matters: 'Each way of selling has its own costs.',
  },
  {
    title: 'By appointment, or walk-ins?',
    rulesOut:
      /\b(?:by appointment only|appointments? only|only by appointment|no walk-ins?|without walk-ins)\b/i,
    isRuledOut:
      /\b(?:walk-ins? (?:are )?(?:welcome|served|accepted|seen|all day|any time)|walk-in (?:customers|clients|patients|guests|trade|hours)|drop[- ]ins? (?:are )?welcome|no appointment (?:is )?(?:needed|necessary|required)|without (?:an )?appointment)\b/i,
    matters: 'The number of customers a day depends on it.',
  },
  {
    title: 'Delivered, or picked up?',
    rulesOut:
      /\b(?:pick-?up only|no (?:home )?deliver(?:y|ies)(?! (?:fees?|charges?|costs?|vans?))|do(?:es)? not deliver|without delivery)\b/i,
    isRuledOut:
      /\b(?:(?:we|i) deliver|free delivery|delivery (?:within|fee|radius|driver|route|rounds?|area)|delivered (?:to (?:the |your |their )?(?:door|home|office|customer|house)|the (?:same|next) day)|home delivery)\b/i,
    matters: 'Delivery needs a vehicle, a driver and hours.',
    against: offer,
  },
  {
    title: 'Who delivers?',
    rulesOut:
      /\b(?:(?:all|every|each) (?:orders?|deliver(?:y|ies)) (?:is |are )?(?:delivered |driven |made )?(?:by (?:us|our own drivers?)|ourselves|in our own (?:vans?|trucks?))|(?:we|i) (?:always )?deliver (?:everything|all orders|every order) (?:ourselves|myself)|no couriers?|never (?:by|use an?) couriers?|(?:my|our) own (?:vans?|trucks?|drivers?|cars?|crews?|bikes?) (?:also )?(?:brings?|takes?|carr(?:y|ies)|delivers?|drives?|drops?)|(?:i|we) (?:bring|drive|carry|deliver) (?:\w+ ){1,6}(?:myself|ourselves|in (?:my|our) own (?:van|truck)))\b/i,
    isRuledOut:
      /\b(?:(?:courier|ups|fedex|dhl|usps|doordash|uber eats|delivery (?:partner|service|company)) (?:delivers?|brings|carries|takes|picks up|ships)|(?:delivered|shipped|sent) (?:by|with|through|via) (?:a )?(?:courier|ups|fedex|dhl|usps|doordash|uber|delivery (?:partner|service|company))|(?:distributor|carrier|hauler|wholesaler|(?:trucking|freight|logistics) (?:company|firm))(?:[’']s (?:trucks?|vans?|drivers?))? (?:[^.;]{0,40} and )?(?:picks? up|collects?|takes?|brings?|delivers?|carries)(?: up)? (?:everything|all\b|every (?:order|delivery|store|case|box|pallet)|the whole))\b/i,
    matters: 'Own drivers and couriers cost different money.',
  },
  {
    title: 'Who makes it?',
    rulesOut:
      /\b(?:(?:everything|all (?:of it|products|\w+)|every \w+|each \w+) (?:is |are )?(?:made|baked|sewn|brewed|roasted|built|produced|cooked|poured|printed|done|assembled) (?:by hand )?(?:by (?:us|our own (?:people|staff|employees|crews?|team))|in[- ]house|by ourselves|in our own (?:\w+ )?(?:workshop|kitchen|bakery|studio|plant|shop|brewery|roastery))|we (?:make|bake|sew|brew|roast|build|produce|cook|assemble|print) (?:everything|it all|every \w+|all (?:of )?our \w+) (?:ourselves|in[- ]house|by hand|on site)|nothing is (?:outsourced|subcontracted)|no (?:outsourcing|subcontractors)|never (?:outsource|subcontract))\b/i,
    isRuledOut:
      /\b(?:contract (?:manufacturers?|makers?|packers?|brewer(?:y|s)?|bakery|kitchen)|co-?packers?|co-?manufacturers?|white[- ]label|made for us by|(?:made|sewn|produced|assembled|printed|built) (?:by|at|in) an? (?:outside |partner )?(?:factory|manufacturer|supplier|plant|printer)|outsourced to|subcontractors? (?:who |that )?(?:do|does|install|build|make|handle|take)|work (?:is )?subcontracted)\b/i,
    matters: 'What a unit costs, and who answers for its quality, depends on it.',
    against: supply,
  },
  {
    title: 'Businesses only, or consumers too?',
    rulesOut:
      /\b(?:(?:we |i )?(?:only )?(?:sells?|works?|serves?|caters?) (?:only|exclusively) (?:to |with |for )?(?:businesses|companies|restaurants|hotels|offices|firms|landlords|trade|retailers)|only (?:sells?|works?|serves?) (?:to |with |for )?(?:businesses|companies|restaurants|hotels|offices|firms|retailers)|(?:wholesale|business(?:es)?|b2b|trade) only|no (?:private|retail|residential) (?:customers|clients|sales|work|orders)|do(?:es)? not (?:sell to|serve|work for) (?:consumers|the public|households|private|homeowners))\b/i,
    isRuledOut:
      /\b(?:walk-in|retail (?:customers?|sales|counter|shoppers|orders)|homeowners|private (?:clients|customers|households)|consumers|families|farmers[’'] market)\b/i,
    matters: 'They find you, pay and stay in different ways.',
    against:
      /^(?:businessModel\.revenueStreams|marketingStrategy\.channels|financialProjections\.(?:pricingTiers|forecast\.streams)|businessIdea\.(?:oneLiner|solution))/u,
  },
  {
    title: 'Homes only, or companies too?',
    rulesOut:
      /\b(?:(?:residential|private (?:customers|clients|homes)|homeowners|households|consumers) only|only (?:for )?(?:homeowners|private (?:customers|clients)|households|residential)|no (?:commercial|corporate|business) (?:customers|clients|work|accounts|jobs|contracts))\b/i,
    isRuledOut:
      /\b(?:commercial (?:accounts?|clients?|customers?|contracts?|jobs|work|buildings)|corporate (?:accounts?|clients?|customers?|events|contracts?)|(?:offices|hotels|restaurants|property managers) (?:at|pay|for) [$€£]?\d)/i,
    matters: 'They find you, pay and stay in different ways.',
    against:
      /^(?:businessModel\.(?:revenueStreams|keyPartnerships)|marketingStrategy|financialProjections\.(?:pricingTiers|forecast\.streams)|businessIdea\.(?:oneLiner|solution))/u,
  },
  {
    title: 'Paid once, or every month?',
    rulesOut:
      /\b(?:no subscriptions?|without (?:a )?subscription|pay(?:s|ing)? (?:only )?once|one-time (?:purchase|payment|price|license)|no (?:monthly|recurring) (?:fees?|payments?|charges?))\b/i,
    isRuledOut:
      /\b(?:subscriptions? (?:at|of|for) [$€£]?\d|subscribers? pay|monthly (?:subscription|fee|plan)|[$€£]\d[\d.,]* (?:a|per) month (?:per|for each|for every) |subscription revenue)/i,
    matters: 'Sales of the third year rest on it.',
    within: /^(?:businessIdea|competitiveAnalysis|marketingStrategy)/u,
    against: prices,
  },
  {
    title: 'By the hour, or a fixed price?',
    rulesOut:
      /\b(?:never (?:by the hour|bill(?:s|ed)? (?:by the hour|hourly)|charges? (?:by the hour|hourly))|no hourly (?:rates?|billing|fees?|bills?)|not by the hour|(?:fixed|flat) (?:prices?|fees?|rates?) only|only (?:fixed|flat) (?:fees|prices|rates))\b/i,
    isRuledOut:
      /(?:[$€£]\s?\d[\d.,]* (?:an|per) (?:billed |billable )?hour|\bhourly (?:rate|fee)|\bbilled (?:by the hour|hourly)|\bbillable hours\b)/i,
    matters: 'The forecast counts either hours or jobs.',
    against: prices,
  },
  {
    title: 'A contract, or free to leave?',
    rulesOut:
      /\b(?:cancel (?:at )?any ?time|leave any ?time|no (?:long-term |fixed |minimum |annual )?(?:contracts?|commitments?|minimum term)(?=\s*(?:[.,;:)]|$|and\b|for (?:customers|members)))|without (?:an? )?(?:contract|commitment|minimum term))/i,
    isRuledOut:
      /\b(?:(?:\w+|\d+)[- ](?:month|year) (?:contracts?|commitments?|minimum)|annual contracts?|minimum (?:term|contract) of|contracts? (?:of|for|over) (?:\w+|\d+) (?:months|years)|(?:signs?|commits?) for (?:\w+|\d+) (?:months|years))\b/i,
    matters: 'How many customers leave each month depends on it.',
    within: prices,
    against: prices,
  },
  {
    title: 'Is shipping free?',
    rulesOut:
      /\b(?:free (?:shipping|delivery)(?! (?:over|above|from|for orders|on orders|with|within))|(?:shipping|delivery|postage) (?:is |are )?(?:always |all )?(?:included|on us|free(?! (?:over|above|from|for orders|on orders|with|within)))|(?:ships?|shipped|delivered) (?:for )?free)\b/i,
    isRuledOut:
      /\b(?:(?:shipping|delivery) (?:fees?|charges?) of|(?:customers?|buyers?) pays? (?:for )?(?:the )?(?:shipping|delivery|postage)|(?:shipping|delivery|postage) (?:is )?paid by (?:the )?(?:customers?|buyers?)|plus (?:shipping|postage|delivery)|(?:shipping|delivery|postage) (?:is )?(?:charged|billed|extra))\b/i,
    matters: 'The margin of every order depends on it.',
    against: prices,
  },
  {
    title: 'Are there discounts?',
    rulesOut:
      /\b(?:no discounts?|never discounts?|without discounts?|do(?:es)? not (?:give|offer) discounts?)\b/i,
    isRuledOut:
      /(?:\d+(?:%| percent) (?:off|discount)|\bdiscount of|\bhalf price|\bhappy hour|\bpromo(?:tional)? (?:codes?|prices?)|\bcoupons?|\btwo for one|\bloyalty discount)/i,
    matters: 'The average price in the forecast depends on it.',
    against:
      /^(?:businessIdea|businessModel|competitiveAnalysis|marketingStrategy|financialProjections\.pricingTiers)/u,
  },
  {
    title: 'Refunds, or none?',
    rulesOut:
      /\b(?:no refunds|all sales (?:are )?final|no returns|(?:tickets|sales|payments) are (?:not|non-?)\s?refundable)\b/i,
    isRuledOut:
      /\b(?:money[- ]back|full refund|refund(?:ed)? (?:within|in full|the (?:last|first|whole|full))|refunds? (?:within|in full)|\w+-day returns?|free returns|returns? within|(?:comes?|sent|taken|takes?) (?:\w+ )?back (?:unused )?(?:within|for)|(?:can )?come back unused)\b/i,
    against:
      /^(?:businessIdea|businessModel|competitiveAnalysis|operationsPlan|financialProjections|marketingStrategy)/u,
    matters: 'Customers and card companies hold you to what you wrote.',
  },
  {
    title: 'Are there ads?',
    rulesOut:
      /\b(?:no (?:paid )?(?:ads|advertising)|without (?:paid )?(?:ads|advertising)|do(?:es)? not advertise|(?:only|entirely|purely|solely) (?:by|through|on|from) (?:word of mouth|referrals?)|(?:word of mouth|referrals?) (?:only|alone)|spends? nothing on (?:ads|advertising|marketing))\b/i,
    isRuledOut:
      /\b(?:(?:search|google|facebook|instagram|social(?: media)?|online|local|print|paid|newspaper|radio) ads?\b|ad(?:vertising)? (?:spend|budget)|paid (?:search|social)|billboards?|radio spots?|[$€£]\d[\d,.]* (?:for |of |on )?(?:ads|advertising)\b)/i,
    matters: 'The budget and the cost of a new customer depend on it.',
    within: /^(?:marketingStrategy|competitiveAnalysis|businessModel|implementationTimeline|marketAnalysis)/u,
    against: /^(?:marketingStrategy|businessModel|financialProjections|implementationTimeline)/u,
  },
  {
    title: 'All organic?',
    rulesOut:
      /\b(?:(?:only|100%|100 percent|exclusively|entirely|all) (?:certified )?organic|organic only|everything (?:is |we \w+ is )?(?:certified )?organic|nothing but organic)\b/i,
    isRuledOut:
      /\b(?:conventional(?:ly)?(?:[- ]grown| farmed| produce| flour| milk| eggs| vegetables| ingredients| fruit| cotton| farms?)|non-organic|not organic|synthetic (?:fertili[sz]ers?|pesticides?))\b/i,
    matters: 'A false label is a fine, not a slip of the pen.',
  },
  {
    title: 'All vegan?',
    rulesOut:
      /\b(?:(?:fully|entirely|100%|all|strictly|purely) (?:vegan|plant-based)|vegan (?:bakery|restaurant|kitchen|caf[eé]|menu|food truck|ice cream|snacks|meals)|no animal products|everything (?:is )?(?:vegan|plant-based))\b/i,
    isRuledOut:
      /\b(?:beef|pork|bacon|ham\b|cow[’']?s milk|dairy (?:from|farm|supplier)|(?<!vegan |nut |almond |peanut |cocoa |shea |plant )butter\b|(?<!vegan |plant-based |cashew )cheese\b|(?<!vegan |plant-based )(?:chicken|sausages?|eggs)\b|lamb|salmon|honey)\b/i,
    onlyInPart:
      /\b(?:half|third|quarter|part|parts|some|most|many|\d+%|\d+ percent)\b[^.;]{0,40}\b(?:vegan|plant-based)\b|\b(?:vegan|plant-based) (?:options?|plates?|dish(?:es)?|choices?|versions?|sides?)\b/i,
    matters: 'Guests with allergies and the food inspector read it too.',
    against: supply,
  },
  {
    title: 'Free of gluten?',
    rulesOut:
      /\b(?:(?:dedicated|100%|entirely|fully|strictly|completely) gluten-free|gluten-free (?:bakery|kitchen|only|restaurant|caf[eé])|no (?:gluten|wheat))\b/i,
    isRuledOut: /\b(?:wheat flour|rye flour|bread flour|spelt|barley|semolina|couscous|wheat from)\b/i,
    matters: 'Guests with celiac disease rely on it.',
    against: supply,
  },
  {
    title: 'With or without alcohol?',
    rulesOut:
      /\b(?:alcohol-free (?:bar|venue|caf[eé]|restaurant|place)|no (?:alcohol|liquor)(?! licen[cs]e)|(?<!\b(?:drinks?|cocktails?|beers?|wines?|ones|options?|choices?|list|menu|pairings?) )without alcohol(?! licen[cs]e)|dry (?:bar|venue))\b/i,
    isRuledOut:
      /\b(?:(?:liquor|alcohol|beer and wine|wine and beer) licen[cs]e|beer and wine|wine list|(?<!alcohol-free )cocktails|bar sales|(?<!alcohol-free )craft beer|beer on tap)\b/i,
    matters: 'The license, the insurance and the margin depend on it.',
  },
  {
    title: 'Where does it come from?',
    rulesOut:
      /\b(?:only (?:from )?(?:local(?:ly)?|regional(?:ly)?|domestic(?:ally)?) (?:suppliers?|farms?|growers?|ingredients|sourced|makers?|made|grown|materials?|wood)|(?:everything|all (?:our )?(?:ingredients|materials|parts|products|wood|suppliers)|100%) (?:is |are |comes? )?(?:local(?:ly sourced)?|sourced locally|from (?:the|this|our) (?:county|region|state|valley|island)|american-made|made in (?:the )?(?:usa|us|america|united states))|nothing (?:is )?imported|no imports|made entirely in (?:the )?(?:usa|us|america|united states))\b/i,
    isRuledOut:
      /\b(?:imported|imports? from|from (?:china|vietnam|india|turkey|italy|bangladesh|thailand|taiwan|pakistan|overseas|abroad)|overseas (?:suppliers?|factor\w+)|factor(?:y|ies) in (?:china|vietnam|india|turkey|bangladesh|mexico|taiwan)|alibaba|container (?:from|load))\b/i,
    matters: 'Customers pay for the origin, and the law asks for proof of it.',
    against: supply,
  },
  {
    title: 'Are children welcome?',
    rulesOut:
      /\b(?:adults[- ]only|no (?:children|kids)|(?:18|21) (?:and (?:over|older|up)|or older|\+)|child-free|for adults only)/i,
    isRuledOut:
      /\b(?:kids[’']? (?:menu|corner|classes|part(?:y|ies)|camps?|prices?)|children[’']?s (?:menu|part(?:y|ies)|classes|corner|birthdays?|prices?|camps?)|birthday parties for (?:kids|children)|family (?:tickets?|days?|packages?|rooms?)|for (?:kids|children) (?:aged|from|under|of))\b/i,
    matters: 'Insurance, rules and marketing depend on it.',
  },
  {
    title: 'For women only?',
    rulesOut: /\b(?:women[- ]only|only (?:for )?women|for women only|female-only|ladies only)\b/i,
    isRuledOut:
      /\b(?:men and women|women and men|men[’']s (?:classes|program|room|hours|haircuts?)|male (?:members|customers|clients)|couples)\b/i,
    matters: 'The market counts one group or both.',
  },
  {
    title: 'For members only?',
    rulesOut:
      /\b(?:members[- ]only|only (?:for|open to) members|for members only|private members[’']? club)\b/i,
    isRuledOut:
      /\b(?:open to (?:the public|everyone|all)|public admission|day (?:passes|tickets|guests)|non-members (?:pay|can|may)|walk-ins?)\b/i,
    matters: 'Sales per visit and per member are two forecasts.',
    against: prices,
  },
  {
    title: 'Does insurance pay?',
    rulesOut:
      /\b(?:(?:self|private|cash)[- ]pay only|no insurance (?:is )?(?:accepted|billing|billed|claims)|do(?:es)? not (?:take|accept|bill|work with) insur\w+|only self-pay(?:ing)?|out[- ]of[- ]network only)\b/i,
    isRuledOut:
      /\b(?:(?:bills?|billing|accepts?|credentialed with|in[- ]network with|contracts? with) (?:\w+ ){0,2}(?:insurers?|insurance|medicare|medicaid|blue cross|aetna|cigna)|insurers? pays?|paid by insur\w+|insurance (?:claims|reimburse\w+|pays))\b/i,
    matters: 'Insurers pay other amounts, and weeks later.',
    against:
      /^(?:businessIdea|businessModel|competitiveAnalysis|operationsPlan|financialProjections|legalStructure)/u,
  },
  {
    title: 'Cash or card?',
    rulesOut:
      /\b(?:cash[- ]only|only cash|no (?:credit )?cards?(?=\s*(?:[.,;:)]|$))|do(?:es)? not (?:take|accept) (?:credit )?cards)/i,
    isRuledOut:
      /\b(?:card (?:fees?|terminals?|readers?|payments?)|credit cards? (?:fees?|accepted)|contactless)\b/i,
    matters: 'Card fees take about 3% of sales.',
  },
  {
    title: 'All year, or a season?',
    rulesOut:
      /\b(?:open (?:all year|year[- ]round|every month of the year|twelve months a year)|all year round|year-round (?:business|operation|sales|income))\b/i,
    isRuledOut:
      /\b(?:closed (?:in|from|during|for|all) (?:the )?(?:winter|summer|off-season|january|february|march|april|may|june|july|august|september|october|november|december)|(?:we|i|it|shop|barn|farm|park|house|café|restaurant|studio|nursery|business) (?:is |are )?(?:only )?open (?:only )?(?:from )?(?:march|april|may|june) (?:to|through|until) (?:august|september|october|november)|open only (?:in|from)|only open (?:in|from))\b/i,
    matters: 'The slow months decide whether the cash lasts.',
    within:
      /^(?:businessIdea|competitiveAnalysis|businessModel|operationsPlan|implementationTimeline|marketingStrategy)/u,
    against:
      /^(?:businessIdea|businessModel|operationsPlan|marketingStrategy|financialProjections\.startupCosts)/u,
  },
  {
    title: 'Electric, or with an engine?',
    rulesOut:
      /\b(?:all-electric|only electric (?:vans?|vehicles|mowers?|tools|trucks?)|(?:fully|100%|entirely) electric|zero-emission (?:fleet|delivery|vans?|vehicles)|no (?:gas|gasoline|diesel|petrol) (?:engines?|mowers?|vehicles|tools))\b/i,
    isRuledOut: /\b(?:diesel|gasoline|petrol|gas-powered|two-stroke)\b/i,
    matters: 'Fuel, vehicles and what you promise depend on it.',
    against: supply,
  },
  {
    title: 'Independent, or a franchise?',
    rulesOut:
      /\b(?:not a franchise|no franchise|without (?:a )?franchise|independent,? (?:and )?not (?:a|part of a) (?:franchise|chain))\b/i,
    isRuledOut:
      /\b(?:franchise (?:fee|agreement|royalt\w+|contract)|royalt(?:y|ies) (?:to|of \d)|franchisor)\b/i,
    matters: 'A lender asks for the franchise agreement first.',
  },
  {
    title: 'At home, or in rented rooms?',
    rulesOut:
      /\b(?:home-based|(?:works?|runs?|operates?|bakes?|cooks?|sews?|packs?) (?:it |everything |all orders )?(?:from|at|in) (?:my|our|her|his|their|the owner[’']s) (?:own )?(?:home|house|garage|basement|apartment|home kitchen)|no (?:office|premises)(?=\s*(?:[.,;:)]|$|and no\b))|no rent to pay|(?:everyone|everybody|the (?:whole )?team|all(?: of us)?|both of us) works? (?:remotely|from home)|fully remote)\b/i,
    isRuledOut:
      /\b(?:(?:office|studio|workshop|kitchen|shop|unit) (?:lease|rent)\b|(?:lease|rent) (?:of|for) (?:an?|the|our) (?:\w+ )?(?:office|workshop|kitchen|studio|shop|unit)|(?:two|three|four|\d+) desks|desks? [$€£]\d|rented (?:office|desks?|rooms?)|shared office|(?:rents?|leases?) (?:an?|the) (?:\w+ )?(?:office|workshop|kitchen|studio|shop))/i,
    matters: 'Rent, insurance and the permit depend on it.',
  },
  {
    title: 'New, or already selling?',
    rulesOut:
      /\b(?:no (?:sales|revenue|customers|clients) (?:yet|to date)|pre-revenue|(?:has|have) not (?:yet )?(?:sold anything|opened|launched|started)|not yet (?:in business|trading|selling))\b/i,
    isRuledOut:
      /\b(?:(?:our|the) (?:existing|current|present) (?:customers|clients|subscribers|members)|in business since|last year[’']?s? (?:sales|revenue)|(?:sold|earned|turned over) [$€£]\d[\d,.]* (?:last year|in 20[12]\d)|founded in (?:19|20)[012]\d and)\b/i,
    matters: 'A running business shows its books, a new one its research.',
  },
]
