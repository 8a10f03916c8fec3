import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listContextWords } from './context-words.ts'
import { isOnlyWith } from './own-texts.ts'

/** A thing that a text says there is not: 'no squads', 'we do not repair compressors', 'nobody gets an exclusive'. */
export interface Denial {
  /** The words of the thing, in the singular. */
  readonly thing: readonly string[]
  /** What is not done with it, in its plain form ('sell', 'sell or hang'), or empty when it is not there at all. */
  readonly verb: string
  /** The thing is a piece of work: 'we do not spray'. */
  readonly isWork: boolean
  /** The thing is left out of one product only: 'the broth is made without bones'. */
  readonly isOfOne: boolean
  /** Those for whom there is nothing, as one word: 'kid' of 'no kids’ shoes'. */
  readonly group: string
  /** The thing in its own words, with what denies it. */
  readonly says: string
  readonly mark: string
  readonly sentence: string
}

const verbs =
  'sell|offer|do|make|serve|repair|charge|take|accept|use|rent|ship|deliver|buy|import|hire|give|teach|treat|install|print|build|stock|carry|handle|clean|grow|bake|roast|sew|book|store|run|host|provide|keep|pay|work with|work for|sell to|own|lease|export|franchise|subcontract|board|breed|haul|tow|wash|cater|brew|distill|write|design|train|see'
/** Verbs that say without an object what is not done. */
const works =
  'repair|install|spray|deliver|ship|paint|print|weld|cook|bake|roast|sew|board|haul|tow|cater|groom|breed|mow|plow|dig|tattoo|pierce|translate|tutor|brew|distill|butcher|slaughter|frame|engrave|upholster|demolish|excavate|pave|roof|wire|fly|dive'
const end = String.raw`(?=\s*(?:[.,;:)!]|$|(?:and|or|nor|but|because|since|so|here|at all|ourselves|myself|of any kind|whatsoever|in the first)\b))`
const not = String.raw`(?:do(?:es)? not|don[’']t|doesn[’']t|never|will not|won[’']t)`
const thing = String.raw`((?:[a-z][a-z’'-]+ ){0,2}[a-z][a-z-]{2,})${end}`
const article = String.raw`(?:an?y? |the |our )?`
/** 'We leave roofs to others' */
const left =
  /\b(?:we|i) leave ((?:[a-z][a-z’'-]+ ){0,2}[a-z][a-z-]{2,}) to (?:the |our )?(?:others|dealers?|specialists?|chains?|(?:other|big|bigger|larger) [a-z]+s)\b/gi
/** 'Sabre we do not teach' */
const inverted = new RegExp(
  String.raw`(?:^|[.;,:]\s)((?:[a-z][a-z’'-]+ )?[a-z][a-z-]{2,}),? (?:we|i) ${not} (${verbs})(?=\s*(?:[.,;:)]|$))`,
  'gi',
)
const made = String.raw`(?:made|cooked|baked|brewed|mixed|cured|fermented|roasted|built|sewn|cleaned|washed|grown|produced|prepared|finished) (?:entirely |completely )?without`
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:no|zero|not (?:a single|one)|without any)() ${thing}`, 'gi'),
  new RegExp(
    String.raw`\b(?:no|not (?:a single|one))() ([a-z]{3,})(?= (?:in|on|inside) (?:the|our|this) (?:building|house|shop|store|kitchen|studio|premises|barn|room)\b)`,
    'gi',
  ),
  new RegExp(String.raw`\b${not} (?:ever )?((?:${verbs})(?: or [a-z]+)?)s? ${article}${thing}`, 'gi'),
  new RegExp(
    String.raw`\b(?:nobody|no one|none of them) (?:gets|has|needs|buys)() (?:an?y? )?${thing}`,
    'gi',
  ),
]
const listed = String.raw`((?:[^,.;:]{3,40}, ){1,5}(?:[^,.;:]{3,40}? )?(?:or|nor|and) [^,.;:]{3,40}?|[^,.;:]{3,40}? (?:or|nor) [^,.;:]{3,40}?)${end}`
/** 'We do not do roofs, gutters, or solar panels' leaves out three things. */
const lists: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:no|without any)() ${listed}`, 'gi'),
  new RegExp(String.raw`\b${not} (?:ever )?(${verbs})s? ${listed}`, 'gi'),
]
const madeWithout = new RegExp(String.raw`\b${made}() (?:${listed}|(?:any )?${thing})`, 'gi')
const plainItem = /^(?:[a-z][a-z’'-]+ ){0,2}[a-z][a-z-]{2,}$/i
const noItem =
  /\b(?:is|are|was|has|have|can|will|we|they|you|it|them|he|she|i|who|that|for|with|over|under|from|to|in|on|at|of|not|no|our|their|than|as)\b/i
const work = new RegExp(
  String.raw`\b${not} (?:[^.;,]{0,30}\bor )?(${works})s?(?: anything| any of it)?${end}`,
  'gi',
)
const anyDenial = /\b(?:no|not|never|without|nobody|none|zero|leave|don[’']t|doesn[’']t|won[’']t)\b/i
const twice = /\b(?:no|not|never|nobody|none)\b[^,;]*\bwithout\b/i
/** What is said to be absent for the customer's good, or is no thing. */
const noThing =
  /\b(?:contracts?|fees?|commitment|debt|loans?|employees|charges?|one|other|others|more|longer|extra|charge|costs?|risks?|obligation|need|waiting|wait|rush|matter|doubt|way|problems?|hidden|surprises?|time|music|change|idea|interest|competitors?|questions?|help|break|breaks|queue|answer|trace|names?|limits?|exceptions?|sense|money|experience|everything|anything|it|them|that|this|work|business|things?|people|person|paper|same|side|place|day|days|so|well|good|better|much|many|enough|part|care|care of|sure|less)$/i
/** Not now, and not always. */
const limited =
  /\b(?:until|unless|except|before|at first|in year one|first year|yet|so far|if|when|competitors?|rivals?|they|instead|more than|less than)\b/i
/** 'No tires, and we say so before you book': the reason limits nothing. */
const addition = /, (?:and|so|because) (?:we|i|it)\b.*$/iu
/** Not for everyone, in one part of a sentence. */
const partly = /\b(?:other|only|just|but)\b/i

export const listDenials = rememberTexts((text: string): readonly Denial[] => {
  if (!anyDenial.test(text)) return []
  return splitSentences(text.slice(0, 2000)).flatMap((sentence) => {
    // 'Nobody starts without a test': two denials make it so.
    if (!anyDenial.test(sentence) || twice.test(sentence)) return []
    if (limited.test(sentence) && limited.test(sentence.replace(addition, ''))) return []
    return isOnlyWith(sentence) ? [] : readSentence(sentence)
  })
})

function readSentence(sentence: string): Denial[] {
  const found = new Map<string, Denial>()
  const add = (
    said: string,
    verb: string,
    mark: string,
    { says = mark, isWork = false, isOfOne = false } = {},
  ) => {
    const words = said
      .toLowerCase()
      .split(' ')
      .map((word) => toSingular(word.replace(/[’']s?$/u, '')))
    const head = words.at(-1) ?? ''
    // A plain word such as 'plan' says too little to be found again.
    if (!isWork && (noThing.test(said) || head.length < 3 || listContextWords(head).length === 0)) return
    const group = words.length > 1 && /^\S+[’']s?\s/u.test(said) ? (words[0] ?? '') : ''
    const key = words.join(' ')
    if (!found.has(key))
      found.set(key, { thing: words, verb: verb.toLowerCase(), isWork, isOfOne, group, says, mark, sentence })
  }
  const isPartial = (index: number, mark: string) => {
    const [part = ''] = sentence.slice(index).split(/,\s/u, 1)
    return partly.test(part.length > mark.length ? part : mark)
  }
  for (const pattern of patterns)
    for (const { 0: mark, 1: verb = '', 2: said = '', index } of sentence.matchAll(pattern))
      if (!isPartial(index, mark)) add(said, verb, mark)
  const addList = (mark: string, verb: string, said: string, isOfOne: boolean) => {
    for (const part of said.split(/,\s*(?:or |nor |and )?|\s(?:or|nor)\s/u)) {
      const item = part.trim().replace(/^(?:any|an?|no|the|our) /iu, '')
      if (plainItem.test(item) && !noItem.test(item) && !partly.test(sentence)) {
        const first = mark.slice(0, mark.indexOf(said)).trim()
        add(item, verb, item, { says: `${first} … ${item}`, isOfOne })
      }
    }
  }
  for (const pattern of lists)
    for (const { 0: mark, 1: verb = '', 2: said = '' } of sentence.matchAll(pattern))
      addList(mark, verb, said, false)
  for (const { 0: mark, 2: several, 3: one = '' } of sentence.matchAll(madeWithout))
    addList(mark, '', several ?? one, true)
  for (const { 0: mark, 1: said = '' } of sentence.matchAll(left)) add(said, 'do', mark)
  for (const { 0: mark, 1: said = '', 2: verb = '' } of sentence.matchAll(inverted)) add(said, verb, mark)
  for (const { 0: mark, 1: verb = '', index } of sentence.matchAll(work))
    if (!isPartial(index, mark)) add(verb, '', mark, { isWork: true })
  return [...found.values()]
}
