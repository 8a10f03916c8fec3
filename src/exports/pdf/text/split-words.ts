import LineBreaker from 'linebreak'

/** A piece of text after which a line may end. */
export interface Word {
  /** The visible text, without the spaces after it. */
  text: string
  spaces: string
  href: string | null
}

const address = /\bhttps?:\/\/[^\s<>"'`{}|\\^\u3000-\u303f\uff00-\uffef]+/gi
const trailingMarks = /[.,;:!?)\]]+$/
/** Scripts whose lines break only at spaces and hyphens. */
const spacedText =
  /^[\t -\u02ff\u0370-\u08ff\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u20a0-\u20cf\u2122\u2212]*$/
const afterHyphen = /(?<=[\p{L}\p{N}][-\u2010\u2013\u2014])(?=\p{L})/u
const withinAddress = /(?<=[/?&=_.#%-])(?=[^/?&=_.#%-])/
const thai = /[\u0e00-\u0e7f]/
const spaced = /^([^ \t]*)([ \t]*)$/s
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })
/** "https://" and what follows it stay together. */
const shortestAddressStart = 10

export function splitWords(text: string): Word[] {
  if (!text.includes('://')) return splitPlain(text, null)
  const words: Word[] = []
  let read = 0
  for (const match of text.matchAll(address)) {
    const href = match[0].replace(trailingMarks, '')
    words.push(...splitPlain(text.slice(read, match.index), null), ...splitAddress(href))
    read = match.index + href.length
  }
  return joinSpaces([...words, ...splitPlain(text.slice(read), null)])
}

function splitPlain(text: string, href: string | null): Word[] {
  if (text === '') return []
  if (spacedText.test(text)) {
    const pieces = text.match(/[^ \t]*[ \t]+|[^ \t]+/g) ?? []
    return pieces.flatMap((piece) => piece.split(afterHyphen)).map((piece) => toWord(piece, href))
  }
  return splitByRules(text).map((piece) => toWord(piece, href))
}

function splitByRules(text: string): string[] {
  const pieces: string[] = []
  const breaker = new LineBreaker(text)
  let start = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const piece = text.slice(start, next.position)
    // Thai has no spaces between words, so finding line breaks needs a dictionary.
    if (thai.test(piece)) pieces.push(...Array.from(thaiWords.segment(piece), ({ segment }) => segment))
    else if (piece) pieces.push(piece)
    start = next.position
  }
  return pieces
}

function splitAddress(href: string): Word[] {
  const start = href.slice(0, shortestAddressStart)
  const pieces = href.slice(shortestAddressStart).split(withinAddress)
  return [`${start}${pieces[0] ?? ''}`, ...pieces.slice(1)].map((text) => ({ text, spaces: '', href }))
}

function toWord(piece: string, href: string | null): Word {
  const [, text = piece, spaces = ''] = spaced.exec(piece) ?? []
  return { text, spaces: spaces.replaceAll('\t', ' '), href }
}

/** Leading spaces of a piece belong to the word before it. */
function joinSpaces(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (word.text === '' && last) joined[joined.length - 1] = { ...last, spaces: last.spaces + word.spaces }
    else joined.push(word)
  }
  return joined
}
