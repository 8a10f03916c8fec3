import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'

/** Who fills a part that a plan has once: the bank of the loan, the landlord, the booking program, the lawyer. */
export interface NamedParty {
  readonly part: string
  /** The name in lower case, without the words that all banks have. */
  readonly name: string
  readonly mark: string
  readonly sentence: string
}

/** A name is one to four words with a capital. */
const word = String.raw`(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Month|Year|Step|Mrs|The|We|Our|It|A|An|If|In|On|At|No|LLC|SBA|CPA|Google)\w*\b)[A-Z][\w’'&.-]*[\w’']`
const name = String.raw`(${word}(?: (?:of |and |& |the )?${word}){0,3})`
const bank = new RegExp(
  String.raw`\b((?:${word} ){0,3}(?:Bank|Credit Union|Savings|Federal|Bancorp|Lenders)(?: of ${word}| (?:and|&) Trust| Bank)?)\b`,
  'g',
)
const loan =
  /\b(?:loans?|lends?|lender|financ\w+|borrow\w*|line of credit|7\(a\)|504|term sheet|microloan)\b/i
const otherBank =
  /\b(?:accounts?|checking|declined|refused|second|also asked|or|deposits?|mortgage on|formerly|worked|years (?:at|in|as)|appraisal|landlord|paid off|asked)\b/i
const landlords = [
  new RegExp(String.raw`\b(?:[Ll]andlord|[Ll]essor)(?: is)?[,:]? (?:the )?${name}`),
  new RegExp(String.raw`\b${name},? (?:congregation, )?(?:is )?(?:our|the) (?:landlord|lessor)\b`),
  new RegExp(
    String.raw`\b(?:[Ll]eased?|[Rr]ent(?:ed|s)?|[Ll]etter of intent)\b[^.;,]{0,50}?\b(?:from|with|by) (?:the )?${name}`,
  ),
  new RegExp(String.raw`\b${name} (?:owns the building|leases us|rents us|lets us)\b`),
]
const lease = /landlord|lessor|\bleas|\brent|letter of intent|owns the building|lets us/i
const vehicle =
  /\b(?:vans?|trucks?|copier|cars?|equipment|machines?|forklift|taps?|ovens?|trailers?|tools|tent|stall|booth)\b/i
const roles =
  /\b((?:our |the |an? )?(accountant|bookkeeper|attorney|lawyer|architect|general contractor|insurance broker|insurance agent|insurer|payroll provider|payment provider|franchisor))(?: is)?,? /i
const roleName = new RegExp(String.raw`^(?:Mrs?\.? |Ms\.? |Dr\.? )?${name}`)
const insured = new RegExp(String.raw`\b[Ii]nsur(?:ed|ance|er) (?:through|with|by|from) ${name}`)

/** Programs of which a business has one of each kind. A list of programs that the product works with is no such thing. */
const programs: Readonly<Record<string, string>> = {
  booking:
    'Mindbody|Acuity|Vagaro|Calendly|Booksy|Square Appointments|Fresha|Jane App|SimplePractice|OpenTable|Resy|FareHarbor|Checkfront|GlossGenius|Zenoti|Schedulicity|Setmore|Jobber|Housecall Pro|ServiceTitan',
  register: 'Toast|Clover|Lightspeed|Shopify POS|Square POS|Revel|TouchBistro',
  books: 'QuickBooks|Xero|FreshBooks|Wave|Sage|Zoho Books',
  payroll: 'Gusto|ADP|Paychex|Rippling|OnPay|Square Payroll',
  'web shop': 'Shopify|WooCommerce|BigCommerce|Squarespace|Wix|Magento|Webflow',
  email: 'Mailchimp|Klaviyo|Constant Contact|ConvertKit|Brevo|MailerLite',
  'card payments': 'Stripe|PayPal|Adyen|Braintree|Authorize\\.net|Helcim|Worldpay',
  'customer list': 'HubSpot|Salesforce|Pipedrive|Zoho CRM',
  hosting: 'AWS|Azure|Google Cloud|DigitalOcean|Heroku|Hetzner|Vercel|Netlify',
}
const programPatterns = Object.entries(programs).map(([part, names]) => ({
  part,
  pattern: new RegExp(String.raw`\b(?:${names})\b`, 'g'),
}))
const anyProgram = new RegExp(String.raw`\b(?:${Object.values(programs).join('|')})\b`)
const linked =
  /\b(?:integrat\w+|connect\w*|sync\w*|import\w*|export\w*|link\w*|plug-?in|customers? (?:use|on|with)|clients? (?:use|on|with)|works with|later|switch\w*|mov(?:e|es|ing) (?:to|from)|instead|replac\w+|backup|also|or|formerly|until|unlike|rivals?|competitors?)\b/i

export const listParties = rememberTexts((text: string): readonly NamedParty[] =>
  splitSentences(text.slice(0, 2000)).flatMap((sentence) => [
    ...listBanks(sentence),
    ...listNamed(sentence),
    ...listPrograms(sentence),
  ]),
)

function listBanks(sentence: string): NamedParty[] {
  if (!loan.test(sentence) || otherBank.test(sentence)) return []
  return Array.from(sentence.matchAll(bank), ([mark]) => ({
    part: 'bank',
    name:
      normalize(mark.replaceAll(/\b(?:Bank|Savings|Community|National|Trust|and|&|of|the|First)\b/gi, ' ')) ||
      normalize(mark),
    mark,
    sentence,
  })).filter(({ mark }) => mark.includes(' '))
}

function listNamed(sentence: string): NamedParty[] {
  const found: NamedParty[] = []
  const isLease = lease.test(sentence) && !vehicle.test(sentence)
  for (const pattern of isLease ? landlords : []) {
    const mark = pattern.exec(sentence)?.[1]
    if (mark !== undefined && !loan.test(sentence))
      found.push({ part: 'landlord', name: normalize(mark), mark, sentence })
  }
  const role = roles.exec(sentence)
  const person = role === null ? undefined : roleName.exec(sentence.slice(role.index + role[0].length))?.[1]
  if (role?.[2] !== undefined && person !== undefined) {
    found.push({
      part: role[2].toLowerCase().replace('attorney', 'lawyer'),
      name: normalize(person),
      mark: person,
      sentence,
    })
  }
  const insurer = /insur/i.test(sentence) ? insured.exec(sentence)?.[1] : undefined
  if (insurer !== undefined)
    found.push({ part: 'insurer', name: normalize(insurer), mark: insurer, sentence })
  return found
}

function listPrograms(sentence: string): NamedParty[] {
  if (!anyProgram.test(sentence) || linked.test(sentence)) return []
  return programPatterns.flatMap(({ part, pattern }) =>
    Array.from(sentence.matchAll(pattern), ([mark]) => ({ part, name: normalize(mark), mark, sentence })),
  )
}

function normalize(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[’']s?\b|[.,]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
