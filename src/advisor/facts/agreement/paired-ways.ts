/** Two ways to do one thing. A plan can do each thing in one of them. */
export interface PairedWays {
  readonly title: string
  readonly one: RegExp
  readonly other: RegExp
  /** Why it matters, after the question. */
  readonly matters: string
  /** The fields in which both count. All, if left out. */
  readonly within?: RegExp
}

const work = String.raw`bak|cook|roast|brew|mak|build|sew|print|grow|weld|machin|cut|assembl|prepar|produc|mill|smok|can|bottl|craft|mix|wash|clean|repair|pack|ship|deliver|design|write|film|edit|install|cater|butcher|ferment`
const doing = String.raw`(?:${work})\w{0,5}`

/** The thing is what stands beside both, so the patterns hold only the way. */
export const pairedWays: readonly PairedWays[] = [
  {
    title: 'Made here, or bought?',
    one: new RegExp(
      String.raw`\b(?:${doing} (?:\w+ ){0,4}(?:ourselves|myself|in[- ]house|on[- ]site|from scratch)|(?:in[- ]house|from scratch)|hand-?made|(?:made|rolled|built|sewn|baked|painted|forged|cut) by hand|(?:we|i) ${doing} (?:all )?(?:of )?(?:our|my) own|(?:our|my) own (?:bakers?|kitchen|workshop|presses|ovens?|(?:staff|drivers?|crew)(?! (?:cleans?|unloads?|installs?|sets?|checks?|serves?|repairs?|washes|puts?|picks?|stocks?))))\b`,
      'i',
    ),
    other: new RegExp(
      String.raw`\b(?:(?:arrives?|comes?|bought|ordered|supplied|delivered|sourced|made|baked|roasted|printed|sewn|brewed|packed|shipped|produced) (?:\w+ ){0,3}(?:from|by) (?:an?|the|our|one|two|three|another|local)|outsourc\w+|subcontract\w*|contract (?:manufacturer|bakery|brewery|kitchen|printer|packer)|co-?pack\w*|third[- ]party (?:\w+ )?(?:warehouse|logistics|manufacturer|supplier)|bought in|buy in|ready-made|pre-?made|par-?baked|ready to (?:boil|bake|serve|sell|eat|heat|install|wear)|receives?|white[- ]label\w*|drop-?ship\w*|wholesale bakery)\b`,
      'i',
    ),
    matters: 'Equipment, staff and cost per sale follow from it.',
  },
  {
    title: 'Bought, or leased?',
    one: /(?<!\b(?:free of|and of|without|no|any) )\b(?:leas(?:e|es|ed|ing)|rent(?:s|ed|ing)?|hired? by the day|on lease|rental)\b(?! (?:out|fleet|business|income|customers?|shop|price|fee)\b| (?:[\w-]+ ){1,3}to (?:guests|customers|clients|visitors|tourists|members|people|families|students|anyone|others|companies|shops|crews)\b)/i,
    other:
      /\b(?:buy(?:s|ing)?|bought|purchas(?:e|es|ed|ing)|own(?:s|ed)? outright|we own|paid off|is ours|(?:belong(?:s|ing)?|owned) to (?:us|me|the (?:owners?|company|business))|free of (?:debt|rent)|rent-free|(?:our|my) own (?:land|building|pasture|house|property|premises|fields?|barn)|owned by (?:us|the (?:owner|company|business)))\b/i,
    matters: 'One is a cost of every month, the other an asset and part of the start-up costs.',
    within:
      /^(?:businessModel|operationsPlan|financialProjections\.(?!funding)|implementationTimeline|businessIdea|competitiveAnalysis\.competitiveAdvantages)/u,
  },
  {
    title: 'New, or used?',
    // 'Each new clinic' and 'four new clinics a month' are customers, whatever the trade calls them.
    one: /\b(?:brand[- ]new|(?<!\b(?:each|every|per|any|another|of|win|wins|winning|for|nothing|anything|something) (?:an? )?)new|factory-new|first-hand)\b(?! (?:customers?|clients?|members?|subscribers?|guests?|patients?|students?|hires?|staff|orders?|accounts?|users?|leads?|york|jersey|hampshire|mexico|orleans|zealand|england|haven)| (?:[\w-]+ ){1,2}(?:a|per|each|every) (?:week|month|quarter|year)\b)/i,
    // 'Clinics have used it', 'the program is used daily': put to use, and not bought from someone.
    other:
      /(?<!\b(?:have|has|had|having|who|we|they|i|clinics|customers|clients|often|already|be|been|being|get|gets|getting) (?:not |also |all |already |since )?)\b(?:used|second[- ]?hand|pre-owned|refurbished|reconditioned|\w+-year-old)\b(?! (?:to|by|for|in|as|up|it|them|this|that|these|those|our|my|its|their|his|her|your|an?|the|every|each|daily|weekly|once|twice|only|since|with|when|where|on|at|during|per|regularly|free|both|all|together|instead|more|less|most|least)\b)/i,
    matters: 'Price, repairs and the value as collateral differ.',
    within: /^(?:businessModel|operationsPlan|financialProjections|implementationTimeline|businessIdea)/u,
  },
  {
    title: 'Fresh, or frozen?',
    one: /\b(?:fresh(?:ly)?|never frozen)\b/i,
    other: /(?<!never )\b(?:frozen|deep-frozen|canned|dried|pre-cooked|reheated)\b/i,
    matters: 'Cost, waste and what you promise depend on it.',
    within: /^(?:businessModel|operationsPlan|businessIdea|competitiveAnalysis|financialProjections)/u,
  },
  {
    title: 'By hand, or by machine?',
    one: /\b(?:by hand|hand-?(?:made|sewn|cut|rolled|poured|painted|built|stitched|dyed|crafted|forged|blown|picked|packed|washed))\b/i,
    other:
      /\b(?:automat\w+|machine-(?:made|sewn|cut|rolled|washed)|by machine|injection[- ]mold\w*|CNC|assembly line|robot\w*)\b/i,
    matters: 'Hours, equipment and price follow from it.',
    within: /^(?:businessModel|operationsPlan|businessIdea|competitiveAnalysis|financialProjections)/u,
  },
  {
    title: 'Paid before, or after?',
    one: /\b(?:(?:paid|pays?|payment|billed|charged|invoiced)(?: \w+){0,3} (?:in advance|up ?front|when (?:they|you) (?:order|book)|at (?:booking|checkout|the time of (?:booking|sale|service))|before)|prepa(?:y|ys|id)|in advance)\b/i,
    other:
      /\b(?:(?:paid|pays?|payment|billed|invoiced|invoices?)(?: \w+){0,3} (?:afterwards?|after (?:delivery|the|each|completion)|(?:on|at|upon) completion|in arrears|at the end of (?:the|each)|within \w+ days|net (?:15|30|45|60|90))|net (?:15|30|45|60|90)(?: days)?)\b/i,
    matters: 'Cash comes weeks earlier or later.',
    within:
      /^(?:businessModel|operationsPlan|businessIdea|competitiveAnalysis|financialProjections|customerPersonas)/u,
  },
  {
    title: 'Fixed, or variable?',
    one: /\bfixed[- ](?:rate|interest)|\bat a fixed (?:rate|interest)\b/i,
    other: /\b(?:variable|floating|adjustable)[- ](?:rate|interest)|\bprime plus\b/i,
    matters: 'The payments of the forecast are those of one of them.',
  },
  {
    title: 'Employees, or contractors?',
    one: /\b(?:employees?|on (?:our|the) payroll|W-?2|employed|full-time staff|salaried|payroll taxes)\b/i,
    // 'A licensed contractor' is of another trade.
    other:
      /\b(?:(?<!\b(?:licensed|general|electrical|plumbing|building|roofing|heating|hvac|mechanical|paving|painting|fire|tree) )(?:independent )?contractors?|subcontract\w*|1099|freelanc\w+|self-employed|gig workers?)\b/i,
    matters: 'Payroll taxes, insurance and who tells them what to do depend on it.',
    within:
      /^(?:businessModel|operationsPlan|businessIdea|competitiveAnalysis|financialProjections|teamStructure|legalStructure)/u,
  },
  {
    title: 'Full-time, or part-time?',
    // 'Goes full-time in March' was part-time before.
    one: /(?<!\b(?:go(?:es)?|going|turns?|becom(?:es?|ing)|moves? to|mov(?:es?|ing) (?:in)?to|chang(?:es?|ing) to|switch(?:es)? to|ris(?:es?|ing) to|raised to|grows? (?:in)?to|later|then) )\bfull[- ]time\b/i,
    other: /\b(?:part[- ]time|half[- ]time|evenings and weekends|on weekends only|a few hours a week)\b/i,
    matters: 'Pay and the work that gets done are those of one of them.',
    within:
      /^(?:operationsPlan|businessModel|implementationTimeline|teamStructure\.keyHires|financialProjections\.forecast\.people)/u,
  },
  {
    title: 'Included, or extra?',
    // 'Extra tons' are more than those that are included.
    one: /(?<!not )\b(?:included|free of charge|for free|(?:is|are|comes?) free|free (?:delivery|shipping|pick-?up|installation|parking|setup|consultation|refills?|repairs?|returns|training|support|\w+ing)|at no (?:extra )?(?:cost|charge)|complimentary|on us)\b/i,
    other:
      /\b(?:extra(?! (?!for\b|at\b|on\b|if\b|per\b|charge|fee|cost|pay)[a-z])|billed separately|charged separately|surcharge|for an additional|add-on|not included)\b(?<!\b(?:outside|beyond|over|above|farther|further|more than|past|rush|express|weekend|sunday|night)\b[^,;]{0,40})/i,
    matters: 'The price of a sale is not the same in both.',
    within:
      /^(?:businessModel\.revenueStreams|businessIdea|competitiveAnalysis\.(?:pricingStrategy|competitiveAdvantages|marketPosition)|financialProjections\.(?:pricingTiers|forecast\.streams)|operationsPlan\.keyProcesses|marketingStrategy)/u,
  },
  {
    title: 'Inside, or outside?',
    one: /\b(?:indoors?|inside|under (?:a )?roof|covered)\b/i,
    other: /\b(?:outdoors?|outside|open-air|in the open|uncovered)\b/i,
    matters: 'Weather, permits and capacity depend on it.',
    within:
      /^(?:businessModel|operationsPlan|businessIdea|competitiveAnalysis\.competitiveAdvantages|financialProjections)/u,
  },
  {
    title: 'Exclusive, or for others too?',
    one: /\b(?:exclusive(?:ly)?|sole (?:right|distributor|dealer)|no one else (?:may|can))\b/i,
    other:
      /\b(?:non-?exclusive|also (?:sells?|supplies|licensed) to|sells? to everyone|open to (?:all|any) (?:dealers?|shops?|sellers?))\b/i,
    matters: 'An advantage that others can buy is none.',
  },
  {
    title: 'Signed, or still to come?',
    one: /\b(?:signed|is in hand|in place|has been (?:granted|approved|issued)|already (?:have|hold|granted|approved|issued|signed)|we (?:have|hold) (?:the|our|an?) (?:\w+ )?(?:licen[cs]e|permit|lease|contract|certificate|letter|agreement|option))\b/i,
    other:
      /\b(?:to be (?:signed|negotiated|applied|found)|not yet (?:signed|found|granted|applied|approved)|still (?:looking|searching|negotiating|waiting|open)|in negotiation|(?:will|must|plan to|want to) (?:look for|find|apply|negotiate)|looking for|searching for)\b/i,
    matters: 'A lender asks to see it.',
    within:
      /^(?:businessModel|operationsPlan|businessIdea|financialProjections|legalStructure|implementationTimeline\.executiveSummary)/u,
  },
]
