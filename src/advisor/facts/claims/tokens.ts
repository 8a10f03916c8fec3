import type { Word } from './word.ts'
import { unknownWord, wordAt } from './word-index.ts'

export const wordToken = 1
export const numberToken = 2
/** A currency sign. */
export const signToken = 3
export const markToken = 4
export const lineToken = 5

/**
 * The words, numbers and marks of a text, by their index, in flat arrays that are used again for the next text. A plan
 * has a quarter of a million of them. Asking for one before or after the text is no mistake.
 */
export class Tokens {
  text = ''
  count = 0
  /** Whether it has as many small English words as English texts have. */
  isEnglish = false
  /** The tokens at which a figure can begin. */
  triggers: number[] = []
  #kinds = new Uint8Array(256)
  #starts = new Int32Array(256)
  #ends = new Int32Array(256)
  /** The number of a known word, the value of a number, or the code of a mark or sign. */
  #values = new Float64Array(256)

  clear(text: string): void {
    this.text = text
    this.count = 0
    this.isEnglish = false
    this.triggers = []
  }

  add(kind: number, start: number, end: number, value: number): void {
    const index = this.count
    if (index === this.#kinds.length) this.#grow()
    this.#kinds[index] = kind
    this.#starts[index] = start
    this.#ends[index] = end
    this.#values[index] = value
    this.count = index + 1
  }

  /** 0 outside of the text. */
  kind(index: number): number {
    return index >= 0 && index < this.count ? (this.#kinds[index] ?? 0) : 0
  }

  start(index: number): number {
    return index < this.count ? (this.#starts[index] ?? 0) : this.text.length
  }

  end(index: number): number {
    return index < 0 ? 0 : (this.#ends[index] ?? 0)
  }

  word(index: number): Word {
    return this.kind(index) === wordToken ? wordAt(this.#values[index] ?? 0) : unknownWord
  }

  isWord(index: number): boolean {
    return this.kind(index) === wordToken
  }

  isNumber(index: number): boolean {
    return this.kind(index) === numberToken
  }

  /** NaN for digits that are no number, such as '1.2.3'. */
  value(index: number): number {
    return this.#values[index] ?? 0
  }

  /** The code of a mark or of a currency sign, or 0. */
  mark(index: number): number {
    const kind = this.kind(index)
    return kind === markToken || kind === signToken ? (this.#values[index] ?? 0) : 0
  }

  isMark(index: number, marks: string): boolean {
    const code = this.mark(index)
    return code !== 0 && marks.includes(String.fromCharCode(code))
  }

  slice(index: number): string {
    return this.text.slice(this.start(index), this.end(index))
  }

  /** Whether nothing is between a token and the one before it. */
  isGlued(index: number): boolean {
    return index > 0 && index < this.count && this.start(index) === this.end(index - 1)
  }

  isCapital(index: number): boolean {
    const code = this.text.charCodeAt(this.start(index))
    return code >= 65 && code <= 90
  }

  /** Digits alone, without separators. */
  isPlain(index: number): boolean {
    return this.isNumber(index) && this.#digitsOnly(this.start(index), this.end(index))
  }

  length(index: number): number {
    return this.end(index) - this.start(index)
  }

  /** Makes the last token longer, for '2½'. */
  extend(end: number, added: number): void {
    this.#ends[this.count - 1] = end
    this.#values[this.count - 1] = (this.#values[this.count - 1] ?? 0) + added
  }

  #digitsOnly(start: number, end: number): boolean {
    for (let at = start; at < end; at += 1) {
      const code = this.text.charCodeAt(at)
      if (code < 48 || code > 57) return false
    }
    return true
  }

  #grow(): void {
    const length = this.#kinds.length * 2
    this.#kinds = copyInto(new Uint8Array(length), this.#kinds)
    this.#starts = copyInto(new Int32Array(length), this.#starts)
    this.#ends = copyInto(new Int32Array(length), this.#ends)
    this.#values = copyInto(new Float64Array(length), this.#values)
  }
}

function copyInto<Items extends Uint8Array | Int32Array | Float64Array>(larger: Items, items: Items): Items {
  larger.set(items)
  return larger
}
