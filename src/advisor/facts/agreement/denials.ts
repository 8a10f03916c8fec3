import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listContextWords } from './context-words.ts'

/** A thing that a text says there is not: 'no squads', 'we do not repair compressors', 'nobody gets an exclusive'. */
export interface Denial {
  /** The words of the thing, in the singular. */
  readonly thing: readonly string[]
  /** What is not done with it, in its plain form, or empty when it is not there at all. */
  readonly verb: string
  readonly mark: string
  readonly sentence: string
}

const verbs =
  'sell|offer|do|make|serve|repair|charge|take|accept|use|rent|ship|deliver|buy|import|hire|give|teach|treat|install|print|build|stock|carry|handle|clean|grow|bake|roast|sew|book|store|run|host|provide|keep|pay|work with|work for|sell to|own|lease|export|franchise|subcontract|board|breed|haul|tow|wash|cater|brew|distill|write|design|train|see'
const end = String.raw`(?=\s*(?:[.,;:)!]|$|(?:and|or|nor|but|because|since|so|here|at all|ourselves|myself|of any kind|whatsoever)\b))`
const thing = String.raw`((?:[a-z][a-z-]+ ){0,2}[a-z][a-z-]{2,})${end}`
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:no|zero|not a single|without any)() ${thing}`, 'gi'),
  new RegExp(
    String.raw`\b(?:do(?:es)? not|don[’']t|doesn[’']t|never|will not|won[’']t) (?:ever )?(${verbs})s? (?:an?y? |the |our )?${thing}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:nobody|no one|none of them) (?:gets|has|needs|buys)() (?:an?y? )?${thing}`,
    'gi',
  ),
]
const anyDenial = /\b(?:no|not|never|without|nobody|none|zero|don[’']t|doesn[’']t|won[’']t)\b/i
const twice = /\b(?:no|not|never|nobody|none)\b[^,;]*\bwithout\b/i
/** What is said to be absent for the customer's good, or is no thing. */
const noThing =
  /\b(?:contracts?|fees?|commitment|debt|loans?|employees|charges?|one|other|others|more|longer|extra|charge|costs?|risks?|obligation|need|waiting|wait|rush|matter|doubt|way|problems?|hidden|surprises?|time|music|change|idea|interest|competitors?|questions?|help|break|breaks|queue|answer|trace|names?|limits?|exceptions?|sense|money|experience|everything|anything|it|them|that|this|work|business|things?|people|person|paper|same|side|place|day|days|so|well|good|better|much|many|enough|part|care|care of|sure|less)$/i
/** Not now, and not for everyone. */
const limited =
  /\b(?:until|unless|except|before|at first|in year one|first year|yet|so far|if|when|other|competitors?|rivals?|they|instead|only|just|but|more than|less than)\b/i

export const listDenials = rememberTexts((text: string): readonly Denial[] => {
  if (!anyDenial.test(text)) return []
  return splitSentences(text.slice(0, 2000)).flatMap((sentence) => {
    // 'Nobody starts without a test': two denials make it so.
    if (!anyDenial.test(sentence) || limited.test(sentence) || sentence.match(twice)) return []
    return patterns.flatMap((pattern) =>
      Array.from(sentence.matchAll(pattern)).flatMap(([mark, verb = '', said = '']): Denial[] => {
        const words = said.toLowerCase().split(' ').map(toSingular)
        const head = words.at(-1) ?? ''
        // A plain word such as 'plan' says too little to be found again.
        if (noThing.test(said) || head.length < 3 || listContextWords(head).length === 0) return []
        return [{ thing: words, verb: verb.toLowerCase(), mark, sentence }]
      }),
    )
  })
})

const denied =
  /\b(?:no|not|never|without|nor|neither|none|nobody|instead of|unlike|rather than|less|cannot|can[’']t|don[’']t|doesn[’']t|won[’']t|free of|against|avoid\w*|replac\w*)\b[^.;]*$/iu
/** 'The rope gym' has no rope: the thing must be the noun itself. */
const nounEnd =
  /^(?:\s*$|\s*[.,;:()&+/–—!]|\s+(?:and|or|all|every|daily|only|\w+ed\b|at|for|from|in|of|on|to|with|by|per|is|are|was|were|that|which|who|we|each|every|as|when|while|then|than|once|twice|after|before|within|includ\w*|cost\w*|\d|[$€£]))/iu

/** Where a sentence has the thing as it is, or -1. */
export function findThing(sentence: string, words: readonly string[]): number {
  const [first = ''] = words
  const lower = sentence.toLowerCase()
  if (!lower.includes(first.slice(0, 4))) return -1
  const phrase = words.map((word) => `${word.replaceAll(/[^\p{L}-]/gu, '')}(?:s|es)?`).join('[\\s-]')
  const found = new RegExp(
    String.raw`(?<![\p{L}-])${phrase.replace(/y\(\?:s\|es\)\?$/u, '(?:y|ies)')}(?![\p{L}-])`,
    'iu',
  ).exec(lower)
  if (!found || denied.test(sentence.slice(0, found.index))) return -1
  return nounEnd.test(sentence.slice(found.index + found[0].length)) ? found.index : -1
}
