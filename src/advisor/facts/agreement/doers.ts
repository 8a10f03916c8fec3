import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listContextWords } from './context-words.ts'
import { readNear } from './near-words.ts'

/** Who does a piece of work: people of the business, an outside firm, or the customers themselves. */
export type Doer = 'own' | 'outside' | 'customer'

export interface Doing {
  readonly doer: Doer
  /** The kind of work, or '' where only the words around it tell. */
  readonly task: string
  readonly mark: string
  readonly sentence: string
  readonly words: ReadonlySet<string>
}

const kinds: ReadonlyArray<readonly [task: string, pattern: RegExp]> = [
  [
    'books',
    /\b(?:the|our|my) books\b|\bbook-?keeping\b(?! (?:software|program|app|system|practice|clients|for (?:farms|a|an)))|\bmonthly accounts\b/i,
  ],
  [
    'payroll',
    /(?<!on (?:the|our) )\bpayroll\b(?! (?:tax|service|provider|software|program|costs?|company|system|account))/i,
  ],
  ['cleaning', /\b(?:clean(?:s|ing|ed)?(?! (?:up|energy|water|out))|janitor\w*)\b/i],
  ['delivery', /\b(?:deliver(?:s|ed|y|ies)?|driven|drives|couriers?)\b/i],
  ['phone', /\b(?:(?:the |our )?(?:phones?|telephone)|calls|reception|front desk)\b/i],
  ['social media', /\b(?:social media|instagram|facebook page)\b/i],
  ['website', /\b(?:the|our) (?:website|web shop|site|app)\b|\bwebsite\b/i],
  ['installation', /\b(?:install(?:s|ed|ation|ing)?|hung|hangs?|hanging|fitted|mounted)\b/i],
  ['packing', /\b(?:pack(?:s|ed|ing)|fulfil\w+)\b/i],
  ['photos', /\b(?:photos|photography|product pictures)\b/i],
  ['laundry', /\b(?:laundry|linens?|towels|uniforms)\b/i],
  ['mowing', /\b(?:mow(?:s|ed|ing)?|snow removal|plow(?:s|ed|ing)?)\b/i],
  ['repairs', /\b(?:equipment|machine|vehicle|truck|van) (?:repairs?|maintenance|service)\b/i],
  ['hiring', /\b(?:hiring|recruiting)\b/i],
]
const trade = String.raw`(?:accountants?|CPAs?|bookkeepers?|subcontractors?|freelancers?|couriers?|carriers?|co-?packers?|answering service|virtual assistant|call center|fulfil\w+ (?:center|house|company|partner)|(?:freelance )?photographers?|(?:cleaning|accounting|bookkeeping|delivery|packing|laundry|linen|marketing|design|web|installation|moving|staffing|photo) (?:company|firm|service|agency|crew|studio))`
const firm = String.raw`(?:firm|company|agency|contractor|bureau|service|office|studio|photographer|designer|carpenter|${trade})`
const named = String.raw`(?:[A-Z][\w&’']+ (?:(?:and |& )?[A-Z][\w&’']+ ){0,2}(?:CPAs?|LLC|Inc\.?|Associates|& Sons|& Co|Accounting|Bookkeeping|Services|Cleaning|Logistics|Couriers?|Freight|Media|Studios?|Agency|Installations?|Electric|Wiring|Plumbing|Painting|Roofing|Builders|Welding|Trucking|Haulers?))`
const verb = String.raw`(?:does|do|keeps?|handles?|cleans?|delivers?|takes?|answers?|runs?|writes?|installs?|hangs?|packs?|posts?|mows?|brings?|carries|picks? up)`
const outside = new RegExp(
  [
    String.raw`\bby (?:an?|one of|whichever|some|any) (?:[\w-]+ ){0,3}${firm}\b`,
    String.raw`\bby (?:the |our )?(?:outside |local |contract )?${trade}\b`,
    String.raw`\bby (?:contractors|freelance \w+)\b`,
    String.raw`\b(?:by|with|from|to) ${named}\b`,
    String.raw`(?:^|[,;:] )(?:(?:An?|The|Our|an?|the|our) )?(?:(?:outside|local|contract|freelance) )?(?:(?:${trade}|${named}) ${verb}|${trade}(?: in [A-Z]\w+)? [a-z]+s)\b`,
    String.raw`^(?:(?:An?|The|Our) )?(?:[A-Z]\w+ )?${trade}(?=[,:.;]|$| (?:by|for|on|every|once|twice|who|that)\b)`,
    String.raw`^(?:Cleaning|Accounting|Bookkeeping|Delivery|Laundry|Linen|Marketing|Design|Web) (?:company|firm|service|agency|crew|studio)(?=[,:.;]|$| (?:for|by|every)\b)`,
    String.raw`^(?:Accountant|CPA|Bookkeeper|Subcontractors?|Freelancers?|Courier)(?=[,:.;]|$| (?:for|who|that)\b)`,
    String.raw`^${named}(?=[,:])`,
    String.raw`\((?:by )?${named}\)|: ${named}(?=[;,.]|$)`,
    String.raw`\b(?:goes?|go|sent|handed|given) (?:out )?to (?:an?|the|our) (?:[\w-]+ ){0,2}(?:${trade}|service)\b`,
    String.raw`\b(?:outsource[ds]?|subcontract(?:s|ed)|contracted out|farmed out)\b`,
    String.raw`\b(?:UPS|FedEx|USPS|DoorDash|Uber Eats|Instacart) ${verb}\b`,
  ].join('|'),
  // Names begin with a capital, so the case counts.
)
const customer =
  /\b(?:clients?|customers?|buyers?|owners|homeowners|tenants?|guests|members|families|users)\b[^.;,]{0,30}\bthemselves\b|\bby the (?:client|customer|buyer|homeowner|tenant)s?\b(?! (?:account|order))/i
const own =
  /\b(?:in[- ]house|ourselves|myself|by hand by us|(?:our|my) own (?:[\w-]+ ){0,2}\w+(?:er|or|ian|ist)s?, on (?:the|our) payroll|(?:by|with|on) (?:our|my) own (?:\w+ ){0,2}(?:crews?|staff|team|people|employees|drivers?|vans?|trucks?|technicians?|installers?|cleaners?|carpenters?)|(?:our|my) own (?:\w+ ){0,2}(?:crews?|staff|team|people|employees|drivers?|technicians?|installers?|cleaners?|carpenters?)(?= \w+s?\b))\b|\b(?:we|I) (?:always )?(?:do|keep|clean|deliver|install|hang|pack|answer|run|write|mow|wash) (?:the|our|my|all|every|everything)\b/i
const notNow =
  /\b(?:if|until|later|from (?:year|month)|when|once|backup|back-up|in case|overflow|second|helps?|also|together|sometimes|extra|instead|unlike|others?|competitors?|rivals?|used to|could|would|might|except|(?:reviews?|checks?) (?:the|our|my)|sets? up|first (?:year|months?)|at first|emergency)\b/i

/** A founder's or a hire's own field gives the work to that person. */
const ownWork: ReadonlySet<string> = new Set(['teamStructure.founders.role', 'teamStructure.keyHires.role'])
const titles: ReadonlyArray<readonly [task: string, pattern: RegExp]> = [
  ['books', /\bbookkeeper\b/i],
  ['cleaning', /\bcleaners?\b/i],
  ['delivery', /\b(?:delivery|van|truck) drivers?\b/i],
  ['phone', /\breceptionists?\b/i],
  ['installation', /\binstallers?\b/i],
  ['packing', /\bpackers?\b/i],
]

/** What a founder or a hire does, by the words of the role. */
export function listOwnWork(field: string, text: string): readonly Doing[] {
  if (!ownWork.has(field) || notNow.test(text)) return []
  return [...kinds, ...titles].flatMap(([task, pattern]): Doing[] => {
    const mark = pattern.exec(text)?.[0]
    return mark === undefined ? [] : [{ doer: 'own', task, mark, sentence: text, words: new Set() }]
  })
}

/** They say who, and not what. */
const crewStems = new Set(
  'crew staff team people employe payroll driv own house ourselv myself technic'.split(' '),
)

function readTask(clause: string): string {
  return kinds.find(([, pattern]) => pattern.test(clause))?.[0] ?? ''
}

/** The names of the business's own people, for 'Elena keeps the books'. */
const cue =
  /\bby\b|\bown\b|sel(?:f|ves)\b|in[- ]house|contract|outsourc|farmed|compan|firm|service|agency|account|CPA|keeper|freelanc|courier|carrier|photograph|deliver|virtual|UPS|FedEx|USPS|Dash|Eats|Instacart|fulfil|packer|LLC|Inc|\b(?:we|I) \w+ (?:the|our|my|all|every)/i
const kept = new Map<string, (text: string) => readonly Doing[]>()

/** The same reader for the same people, so that it remembers the texts that it read. */
export function makeDoings(people: readonly string[]): (text: string) => readonly Doing[] {
  const key = people.join('|')
  const known = kept.get(key) ?? makeReader(people)
  if (kept.size > 3) kept.clear()
  kept.set(key, known)
  return known
}

function makeReader(people: readonly string[]) {
  const names = people.filter((name) => /^[\p{L}-]{3,}$/u.test(name)).join('|')
  const byPerson =
    names === ''
      ? null
      : new RegExp(
          String.raw`\bby (?:the )?(?:${names})\b|\((?:the )?(?:${names})\)|(?:^|[,;:] )(?:the )?(?:${names}) (?:does|do|keeps|handles|cleans|delivers|takes|answers|runs|writes|installs|hangs|packs|posts|mows|drives)\b`,
          'i',
        )
  return rememberTexts((text: string): readonly Doing[] =>
    splitSentences(text.slice(0, 2000)).flatMap((sentence) =>
      (!cue.test(sentence) && !byPerson?.test(sentence)) || notNow.test(sentence)
        ? []
        : sentence.split(/;\s|,\s(?=(?:and|but|while) )/u).flatMap((clause): Doing[] => {
            const found = readDoer(clause, byPerson)
            if (!found) return []
            const start = clause.indexOf(found.mark)
            const end = start + found.mark.length
            const inside = listContextWords(found.mark)
            const rest = found.doer === 'outside' ? [] : inside.filter((word) => !crewStems.has(word))
            const words = new Set([...readNear(clause, start, end).words, ...rest])
            return [{ ...found, task: readTask(clause), sentence, words }]
          }),
    ),
  )
}

function readDoer(clause: string, byPerson: RegExp | null): Pick<Doing, 'doer' | 'mark'> | null {
  const isOwn = own.exec(clause) ?? byPerson?.exec(clause)
  const isOutside = outside.exec(clause)
  const isCustomer = customer.exec(clause)
  // Two of them share the work.
  if ([isOwn, isOutside, isCustomer].filter(Boolean).length !== 1) return null
  if (isOwn) return { doer: 'own', mark: isOwn[0] }
  if (isOutside) return { doer: 'outside', mark: isOutside[0] }
  return isCustomer ? { doer: 'customer', mark: isCustomer[0] } : null
}
