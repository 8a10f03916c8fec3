/** Several words that mean one thing, so that the parts do not match on their own. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bbreak[\s-]?evens?\b/gu, 'breakeven'],
  [/\bcash[\s-]?flows?\b/gu, 'cashflow'],
  [/\bstart[\s-]?ups?\b/gu, 'startup'],
  [/\be[\s-]commerce\b/gu, 'ecommerce'],
  [/\b(?:customer )?(?:life[\s-]?time|lifetime) value\b/gu, 'ltv'],
  [/\bclv\b/gu, 'ltv'],
  [/\b(?:customer )?acquisition costs?\b/gu, 'cac'],
  [/\bcosts? (?:to win|of winning|to acquire|of acquiring) (?:a |new )?(?:customer|client)s?\b/gu, 'cac'],
  [/\bmonthly recurring revenue\b/gu, 'mrr'],
  [/\bdebt[\s-]service coverage(?: ratio)?\b/gu, 'dscr'],
  [/\bsba 7 ?\(?a\)?(?!\w)/gu, 'sba seven'],
  [/\bs[\s-]corp(?:oration)?s?\b/gu, 'scorp'],
  [/\bc[\s-]corp(?:oration)?s?\b/gu, 'ccorp'],
  [/\bone[\s-](?:line description|liner|sentence)s?\b/gu, 'oneliner'],
  [/\b(?:5|five) ?cs\b/gu, 'five cs'],
  [/\bbottom[\s-]up\b/gu, 'bottomup'],
  [/\btop[\s-]down\b/gu, 'topdown'],
  [/\blines? of credit\b/gu, 'creditline'],
  [/\bcredit lines?\b/gu, 'creditline'],
  [/\bp ?& ?l\b/gu, 'profit loss'],
  [/\bvalue props?\b/gu, 'value proposition'],
]

/** Words of a question that say nothing about its subject. */
const stopWords = new Set(
  (
    'a an the and or of to in for on with is are was were be been am do does did done how what whats which when where ' +
    'who whom why should shall can could would will may might must i me my mine we our us you your yours it its this ' +
    'that these those there here at by from as if about much many need needed get gets got have has had into than then ' +
    'so not no but own just very really any some please help explain tell give show mean means definition define want ' +
    'like know think say one ones too also up out they them their he she him her work works good best better right let ' +
    'lets im ive id thing things way ways time times today day dont doesnt isnt s t re ve ll don doesn isn'
  ).split(' '),
)

/** Endings that a question and an article may use differently. Never applied to the words below. */
const keptWhole = new Set([
  'marketing',
  'operating',
  'business',
  'process',
  'series',
  'news',
  'lease',
  'us',
  'fixed',
])

/** Words with the same meaning. Each word of a group finds the others, at a lower weight than itself. */
const synonymGroups: readonly string[] = [
  'loan credit lending borrow borrowing debt financing',
  'bank lender banker creditor',
  'customer client buyer guest shopper',
  'price pricing charge fee rate',
  'cost expense spending spend',
  'competitor rival competition',
  'employee staff worker hire',
  'salary wage pay payroll',
  'supplier vendor',
  'license permit licence',
  'advisor adviser mentor consultant',
  'revenue sales income turnover',
  'investor angel backer',
  'shares equity ownership stake',
  'persona avatar',
  'inventory stock',
  'startup new',
  'reject refuse decline deny turned',
  'difference different versus vs',
  'rent lease location premises',
  'forecast projection projections predict estimate',
  'fund money funding capital finance',
  'founder owner cofounder',
  'company firm',
  'grow growth scale',
  'launch opening open',
  'milestone timeline schedule deadline',
  'risk danger threat',
  'churn retention leave cancel',
  'calculate compute formula work',
  'find search',
  'advertise advertising ads promote marketing',
  'survey questionnaire poll',
  'entity structure form',
  'tax taxes irs',
  'ltv lifetime',
  'trademark brand',
  'margin markup',
  'seo keyword',
]

const synonyms = new Map<string, string[]>()
for (const group of synonymGroups) {
  const stems = group.split(' ').map(stem)
  for (const word of stems) {
    const others = stems.filter((other) => other !== word)
    synonyms.set(word, [...new Set([...(synonyms.get(word) ?? []), ...others])])
  }
}

/** The searchable words of a text, in the form that is compared. */
export function readTerms(text: string): string[] {
  let plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/gu, "'")
  for (const [pattern, replacement] of phrases) plain = plain.replaceAll(pattern, replacement)
  const words = plain.replaceAll(/'s\b|'/gu, '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words.filter((word) => !stopWords.has(word)).map(stem)
}

export function findSynonyms(term: string): readonly string[] {
  return synonyms.get(term) ?? []
}

/** Light on purpose. It brings 'pricing', 'prices' and 'price' together and leaves the rest readable. */
function stem(word: string): string {
  if (word.length < 4 || keptWhole.has(word)) return word
  const singular = word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.endsWith('s') && !/(?:ss|us|is)$/u.test(word)
      ? word.slice(0, -1)
      : word
  if (keptWhole.has(singular)) return singular
  const bare = singular.replace(/(?<=[a-z]{3})(?:ing|ed|e)$/u, '')
  // 'planning' and 'plan', but 'selling' and 'sell'.
  return /([bdgmnprt])\1$/u.test(bare) && bare !== singular ? bare.slice(0, -1) : bare
}
