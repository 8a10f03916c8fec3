import { listContextWords } from './context-words.ts'

/** The words around a mark of a text that say what it is about. */
export interface Near {
  /** The stems of the words, without those that only say when. */
  readonly words: ReadonlySet<string>
  /** Those of them that stand nearest to the mark on either side. */
  readonly nearest: ReadonlySet<string>
  /** What stands before and after the mark in its part of the sentence. */
  readonly lead: string
  readonly tail: string
}

const sentenceEnd = /[.;!?]\s|\n/u
const partEnd = /[,(–—]|:\s|\b(?:and|but|while|then|with)\b/u
const tailEnd = /[.;:!?,(\n–—]/u
const leadLength = 110
const tailLength = 60
/** They say when, and not what. */
const timeStems = new Set(
  (
    'monday tuesda tuesday wednes wednesd thursd thursda friday saturd saturda sunday weekday weekend morn evening even night afterno noon ' +
    'season summer winter monthly week weekly year open close closed run start finish begin work busy quiet peak rush always usually sometim ' +
    'often regular'
  ).split(' '),
)

/**
 * The part of the sentence that a mark belongs to, and the next part before it if that one says nothing. A heading before a
 * colon counts too: 'Roasting: every Tuesday'.
 */
export function readNear(text: string, start: number, end: number): Near {
  const before = text.slice(Math.max(0, start - leadLength), start)
  const sentence = before.split(sentenceEnd).at(-1) ?? ''
  const [tail = ''] = text.slice(end, end + tailLength).split(tailEnd, 1)
  const parts = sentence.split(partEnd)
  const tailWords = listTopic(tail)
  let lead = parts.pop() ?? ''
  while (parts.length > 0 && listTopic(lead).length + tailWords.length === 0) lead = parts.pop() ?? ''
  const heading = parts.length > 0 && sentence.includes(': ') ? (sentence.split(': ', 1)[0] ?? '') : ''
  const leadWords = listTopic(lead)
  return {
    words: new Set([...listTopic(heading), ...leadWords, ...tailWords]),
    nearest: new Set([...leadWords.slice(-2), ...tailWords.slice(0, 2)]),
    lead,
    tail,
  }
}

function listTopic(text: string): string[] {
  return listContextWords(text).filter((word) => !timeStems.has(word))
}
