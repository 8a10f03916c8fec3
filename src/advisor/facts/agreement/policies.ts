import type { Opposite } from './opposites.ts'

/** How the business deals with customers' money, data and orders, and what another step says against it. */

const offers =
  /^(?:businessIdea|businessModel|competitiveAnalysis|operationsPlan\.(?:keyProcesses|quality|technology)|financialProjections\.(?:pricingTiers|forecast)|marketingStrategy|legalStructure|customerPersonas|implementationTimeline\.executiveSummary)/u
const sales =
  /^(?:businessIdea|businessModel\.revenueStreams|competitiveAnalysis|financialProjections\.(?:pricingTiers|forecast\.streams)|marketingStrategy|legalStructure|operationsPlan\.(?:keyProcesses|technology)|implementationTimeline\.executiveSummary)/u
const supply = /^(?:operationsPlan\.suppliers|businessModel\.(?:keyPartnerships|keyResources|costStructure))/u
const number = String.raw`(?:one|two|three|four|five|six|seven|ten|twelve|fourteen|\d+)`
const data = String.raw`(?:data|names|address(?:es)?|contact details|details|(?:e?mail|customer|mailing|phone|client) (?:lists?|addresses)|emails|records|phone numbers|recordings|readings)`
const abroad =
  'Italy|China|Turkey|Portugal|Spain|Peru|India|Vietnam|Bangladesh|Pakistan|Taiwan|Germany|Poland|Mexico|Brazil|Thailand|Indonesia|Morocco|Egypt|Japan|Korea|Australia|New Zealand|Argentina|Uruguay|Canada|Romania|Bulgaria'
const america = String.raw`(?:in (?:the )?(?:USA?|U\.S\.|United States|America)|American|domestic)`
const kin = String.raw`(?:mother|father|parents?|mom|dad|aunt|uncle|brother|sister|grandmother|grandfather|grandparents|in-laws|husband|wife|son|daughter|family|friend)`
/** The words up to the next mark, none of which denies. */
const soFar = String.raw`(?:(?!\b(?:not|no|nothing|never|without)\b)[^.;]){0,60}`

export const policies: readonly Opposite[] = [
  {
    title: 'Registered for sales tax or VAT, or not?',
    rulesOut:
      /\b(?:no (?:VAT|GST|HST) (?:registration|number|is charged)|(?:not|never|nor|don[’']t|without being) (?:be |being |yet )?(?:(?:VAT|GST)[- ]registered|register(?:ed|ing)? for (?:VAT|GST|HST))|(?:stays?|remains?|keeps?) (?:\w+ ){0,4}(?:out of|under|below) (?:the )?(?:VAT|GST)\b|(?:do not|don[’']t|never) (?:charge|add|collect) (?:any )?(?:VAT|GST|HST)|exempt from (?:VAT|GST)|small[- ](?:business|supplier) exemption)/i,
    isRuledOut:
      /(?:\bplus (?:the )?|\+ ?|\badds? (?:\d+% )?|\bcharges? (?:\d+% )?|\bexcluding |\bincluding |\bregistered for )(?:VAT|GST|HST)\b|\b(?:VAT|GST)[- ](?:registered|registration|returns?)\b/i,
    matters: 'Prices, invoices and the money you pass on depend on it.',
    against: sales,
  },
  {
    title: 'Customers’ data kept, or sold?',
    rulesOut: new RegExp(
      String.raw`\b(?:never|not|nor|don[’']t|won[’']t|no one|nobody) (?:ever )?(?:be )?(?:sells?|sold|shares?d?|pass(?:es|ed)? on|rents?|rented|trades?d?|hands? over|gives? away)(?: or \w+)? (?:it\b|them\b|(?:\w+[’']?s? ){0,3}${data})|\b${data} (?:is |are )(?:never|not) (?:sold|shared|passed on|rented|traded)|\bno ${data} (?:is|are|will be) (?:sold|shared|passed on)`,
      'i',
    ),
    isRuledOut: new RegExp(
      String.raw`\b(?:sells?|selling|sold|rents?|licens(?:e|es|ing)|buys?|pays? (?:us )?for|shares?|pass(?:es)?(?: on)?|hands?|gives?) (?:[\w’']+ ){0,4}${data}\b[^.;]{0,40}\b(?:to|with|from us|of our|of (?:failed|new|all|every))\b|\b(?:sale|licensing|sales) of (?:\w+[’']?s? ){0,3}${data}|\b(?:data|list) (?:sales|licensing|rental)`,
      'i',
    ),
    matters: 'It is a promise to customers, and the law holds you to it.',
    against: offers,
  },
  {
    title: 'Does it need a connection?',
    rulesOut:
      /\b(?:(?:works?|runs?|usable|tests?) (?:\w+ ){0,4}(?:without|offline|with no) ?(?:an? |any )?(?:signal|internet|connection|wi-?fi|reception|coverage|network)?|offline (?:app|mode|sync|first)|syncs? (?:later|when|once|afterwards))\b/i,
    isRuledOut:
      /\b(?:(?:has|have|needs?|must) (?:to )?(?:be |stay )?(?:online|connected)|(?<!\b(?:office|shop|till|store|counter|register) )(?:needs?|requires?|depends on) (?:an? |the )?(?:\w+ )?(?:internet|signal|wi-?fi|mobile data|connection|reception)|(?:works|runs|only) (?:only )?(?:online|with (?:an? )?(?:signal|connection|internet))|(?:no|without) (?:an? )?(?:offline (?:mode|version|use)|(?:local )?cop(?:y|ies) on the (?:phone|tablet|device))|always[- ]online)\b/i,
    matters: 'Where customers can use it is part of what they pay for.',
    against: offers,
  },
  {
    title: 'Who holds the customers’ money?',
    rulesOut:
      /\b(?:(?:never|not|nor|no \w+ money) (?:\w+ )?(?:touch(?:es)?|go(?:es)? (?:through|into)|pass(?:es)? through|runs? through|enters?|reach(?:es)?|lands? (?:in|on)|comes? (?:into|through)) (?:our|my|the company[’']s) (?:own )?(?:bank )?(?:accounts?|books|hands|bank)|(?:never|do not|don[’']t) (?:hold|keep|handle|touch|take in) (?:\w+[’']?s?[’']? ){0,2}(?:money|funds|payments|deposits)|(?:provider|processor|agent) (?:that |who )?(?:holds|keeps|splits)|(?:held|kept|stays?|split) (?:by the (?:payment )?provider|in (?:an? )?(?:escrow|trust|client|separate)(?: account)?)|in escrow)\b/i,
    isRuledOut:
      /\b(?:(?:straight |directly |first )?(?:in)?to (?:our|my) (?:own )?(?:\w+ )?(?:bank )?account|(?:in|through|on) (?:our|my) (?:own )?(?:bank|business|checking|current) account|we (?:collect|hold|keep) (?:all )?(?:the )?(?:\w+[’']?s?[’']? ){0,2}(?:money|payments|deposits|rents?|funds)\b)/i,
    matters: 'Licenses, fees and the cash in the bank depend on who holds it.',
    against: offers,
  },
  {
    title: 'How late can one book?',
    rulesOut: new RegExp(
      String.raw`\b(?:(?:bookings?|orders?|reservations?|sign-?ups?)(?: online)? (?:clos\w+|ends?|stops?|(?:is|are) (?:taken|accepted|needed|due)|must be (?:made|in|placed)) (?:at least |up to |until |only )*(?:${number} (?:working |full )?(?:days|weeks)|the (?:week|day) before|a week|by)\b[^.;]{0,25}|(?:book|order|reserve)(?:s|ed)? (?:at least |no later than )?${number} (?:days|weeks) (?:before|ahead|in advance)|no (?:same[- ]day|last[- ]minute) (?:\w+)|at least ${number} (?:days|weeks)[’']? notice)`,
      'i',
    ),
    isRuledOut:
      /\b(?:(?:book|order|reserv|bought|buy)\w*[^.;]{0,40}\b(?:(?:that|this|the) (?:same|very) (?:day|evening|night|morning|afternoon)|same[- ](?:day|night|evening)|tonight|an hour before|on the (?:day itself|morning of|same day)|last[- ]minute|the (?:night|day|evening) before)|(?:same[- ]day|last[- ]minute|spontaneous) (?:bookings?|orders?|delivery|service|visits?|appointments?))\b/i,
    matters: 'Staff, purchases and how many buy depend on the notice you need.',
    against: offers,
    isAnyTime: true,
    asksCustomers: true,
  },
  {
    title: 'Money back, or not?',
    rulesOut:
      /\b(?:(?:do(?:es)? not|don[’']t|doesn[’']t|never|cannot|can[’']t|won[’']t) (?:ever )?(?:pay|give|send|hand) (?:\w+ ){0,2}(?:the )?(?:money|payments?|deposits?|fees?|tickets?|anything) back|no money back|(?:do(?:es)? not|don[’']t|never|won[’']t) (?:give )?refunds?\b|(?:only )?an? (?:voucher|credit note|store credit)(?= (?:only|instead|for|and)|[.,;]|$)|(?:money|payments?|deposits?|fees?) (?:is|are) (?:not|never) (?:returned|refunded|paid back))/i,
    isRuledOut:
      /\b(?:(?:gives?|pays?|sends?|gets?|returns?|have|has) (?:\w+ ){0,4}(?:all|everything|every (?:cent|penny|dollar|pound)|the (?:whole|full)|all of it|in full|(?:all )?the(?:ir)? money)(?: \w+){0,3} back|(?:all|everything) (?:\w+ ){0,2}(?:is )?(?:refunded|paid back|returned)|(?:full|complete|prompt) refund|refund(?:ed|s)? (?:in full|within|the (?:full|whole)))/i,
    matters: 'Customers hold you to the better promise, and the law may, too.',
    against: offers,
    isAnyTime: true,
    sharesWords: true,
  },
  {
    title: 'How long do you stand behind it?',
    rulesOut: new RegExp(
      String.raw`\b(?:(?:replac|repair|exchang|redo|remak|fix)\w*(?: \w+){0,2},? (?:just |only )?once\b|(?:lasts?|holds?) (?:for )?${number} (?:years|months) or\b|${number}[- ](?:years?|months?|days?) (?:limited )?(?:guarantee|warranty)|(?:guaranteed?|warrant(?:y|ied)) (?:for|of|is|lasts) ${number} (?:years?|months?|days?)|no (?:guarantee|warranty)|sold as[- ]is)`,
      'i',
    ),
    isRuledOut:
      /\b(?:lifetime (?:guarantee|warranty|repairs?|replacements?|service)|(?:guarantee[sd]?|warrant(?:y|ied|ies)|replace[sd]?|repair(?:s|ed)?|fix(?:es|ed)?|mend(?:s|ed)?) (?:\w+ ){0,3}(?:for (?:life|ever|good)|forever|as often as|as many times as|without (?:a )?(?:time )?limit))\b/i,
    matters: 'Customers hold you to the longer promise, and it costs you goods or work.',
    within:
      /^(?:businessIdea|competitiveAnalysis|financialProjections\.pricingTiers|operationsPlan\.(?:keyProcesses|quality)|marketingStrategy)/u,
    against:
      /^(?:businessIdea|competitiveAnalysis|financialProjections\.pricingTiers|operationsPlan\.(?:keyProcesses|quality)|marketingStrategy)/u,
  },
  {
    title: 'Is anything added to the price?',
    rulesOut:
      /\b(?:(?:and )?nothing (?:is )?(?:added|on top|extra)|no (?:hidden|extra|added|additional|service|booking|handling) (?:fees?|charges?|costs?)|without (?:hidden|extra|added|service|booking) (?:fees?|charges?)|price (?:with|has) everything in it)\b/i,
    isRuledOut:
      /(?:[$€£]\s?\d[\d.,]*|\d+(?:\.\d+)?\s?%|\ba|\bthe|\bour) (?:(?:service|booking|handling|convenience|processing|reservation|fuel|call-?out|travel) (?:fee|charge|surcharge))\b(?=[^.;]{0,40}\b(?:guests?|customers?|clients?|members?|buyers?|users?|you|they|at checkout|on top|per|a|each)\b)/i,
    matters: 'Customers notice at the till, and the forecast counts one of them.',
    against: sales,
  },
  {
    title: 'Never below a price, or cheaper for some?',
    rulesOut:
      /\b(?:(?:we|i|prices?|rates?|fees?)(?: \w+)? (?:never|not|won[’']t) (?:go|goes|drop|drops|fall|falls|are|be)|(?:never|not|don[’']t|won[’']t) (?:\w+ )?(?:sells?|sold|priced?)) (?:\w+ ){0,2}(?:below|under|for less than|cheaper than) (?:[$€£]\s?\d|the (?:list|shelf|shop|retail) price)|\b(?:we|i|prices?|rates?|fees?) never (?:go|goes|drop|fall|are) (?:below|under) [$€£]\s?\d/i,
    isRuledOut:
      /\b(?:(?:a |one )?(?:third|quarter|fifth|tenth|half) off|\d+(?:%| percent) (?:off|discount|less)|half price|(?:two|three) for (?:the price of )?(?:one|two)|(?:discount|promo) codes?|clearance|sale prices?)\b/i,
    matters: 'Those who keep to the price notice first.',
    within:
      /^(?:businessIdea|businessModel\.revenueStreams|competitiveAnalysis|marketingStrategy|financialProjections\.pricingTiers)/u,
    against:
      /^(?:businessIdea|businessModel\.revenueStreams|competitiveAnalysis|marketingStrategy|financialProjections\.pricingTiers)/u,
  },
  {
    title: 'In the public records, or kept out of them?',
    rulesOut:
      /\b(?:(?:keeps?|kept|stays?|leaves?|left) (?:\w+ ){0,3}(?:out of|off) (?:the |all )?(?:\w+[’']?s? ){0,2}(?:records?|registers?|registry|books)|(?:never|not) (?:be )?(?:filed|recorded|registered|published|made public)|(?:never|do not|don[’']t) (?:file|record|publish|register) (?:it|them|the|your|a))\b/i,
    isRuledOut:
      /\b(?:recorded (?=(?:map|plat|survey|deed|plan)s?\b)|(?:is|are|gets?) (?:recorded|filed|registered|published)\b|files? (?:it|them|the \w+|every \w+|each \w+) (?:with|at)|public (?:record|register|page))\b/i,
    matters: 'Customers count on one of them, and the law may ask for the other.',
    against: offers,
    isAnyTime: true,
    sharesWords: true,
  },
  {
    title: 'Where does it go?',
    rulesOut:
      /\b(?:(?:takes?|gets?|recycles?|composts?|burns?) (?:all|everything) (?:that )?(?:we|i|of (?:it|the|our))\b|(?:all|everything) (?:\w+ ){0,4}(?:goes|is (?:hauled|taken|brought|sent|recycled|composted|donated))\b|nothing (?:\w+ ){0,2}(?:goes|ends up|is (?:dumped|thrown|spread))|zero[- ]waste|never (?:dump|spread|landfill|throw)\w*)/i,
    isRuledOut:
      /\b(?:goes?|dump(?:s|ed)?|spread|hauled|tipped|poured|thrown|ends? up) (?:out |away )?(?:on|onto|in|into|down|at|to) (?:\w+[’']?s? ){0,3}(?:hay ?fields?|fields?|landfill|dump|dumpster|sewer|drain|trash|pasture|ditch|woods|creek|river|garbage|incinerator)\b/i,
    matters: 'Permits, fees and what you promise depend on where it ends.',
  },
  {
    title: 'Made at home, or bought abroad?',
    rulesOut: new RegExp(
      String.raw`\b(?:(?:made|grown|spun|sewn|knitted|sourced|milled|roasted|built|produced|woven) (?:only |entirely )?${america}|both American|(?:all|only|100%|fully|entirely) (?:American|domestic)|American[- ]made|American \w+ with|nothing imported)\b`,
      'i',
    ),
    isRuledOut: new RegExp(
      String.raw`\b(?:in|from|of) (?:(?:[A-Z]\w+, )|(?:northern|southern) )?(?:${abroad})\b|\bimported\b`,
      'u',
    ),
    matters: 'Customers pay for the origin, and the law asks for proof of it.',
    against: supply,
    sharesWords: true,
  },
  {
    title: 'A gift, or to be paid back?',
    rulesOut: new RegExp(
      String.raw`\bgift (?:of [$€£][\d,.]+ )?(?:from|by) (?:[\w’']+ ){0,3}${kin}\b|\b${kin}[’']s gift\b|\b${kin} (?:gives?|gave|is giving) (?:me|us|[$€£])[^.;]{0,60}\b(?:gift|nothing (?:has )?to be (?:re)?paid)`,
      'i',
    ),
    isRuledOut: new RegExp(
      String.raw`\b${kin}\b${soFar}\b(?:gets? (?:it|this|that|them|the money|[$€£]\S+ )? ?back|(?:is|are|be) (?:re)?paid(?: back)?|repaid|lends?|lent|(?:at|with) \d[\d.]*(?:%| percent) interest)|\b(?:repay|pay(?:s|ing)? back|paid back to|repaid to|owes?) (?:(?:my|our|her|his|the|to|[A-Z]\w+[’']s) ){0,2}${kin}\b|\bloan (?:from|by) (?:[\w’']+ ){0,2}${kin}\b`,
      'i',
    ),
    matters: 'What has to be paid back is a debt, and its payments belong in the forecast.',
    isAnyTime: true,
    sharesWords: true,
  },
]
