import type { Face } from '#exports/pdf/fonts/face.ts'
import type { FontWeight } from '#exports/pdf/fonts/font-catalog.ts'
import type { FontSet } from '#exports/pdf/fonts/font-set.ts'
import { findDirections, type TextDirections } from './bidi.ts'
import { type Line, type LinePiece, placePieces } from './line.ts'
import { shapeRun, type ShapedRun, splitGroups } from './shape-run.ts'
import { splitWords, type Word } from './split-words.ts'

export interface TextStyle {
  size: number
  weight: FontWeight
}

/** Turns text into lines and caches every shaped word. */
export interface Typesetter {
  /** Keeps the text's line breaks. No line is wider than `width`, in points. */
  breakLines: (text: string, style: TextStyle, width: number) => Line[]
  /** All of it on one line. */
  setLine: (text: string, style: TextStyle) => Line
}

interface ShapedWord {
  text: readonly LinePiece[]
  spaces: readonly LinePiece[]
  /** The widths of the text and of the spaces, in thousandths of the type size. */
  textWidth: number
  spacesWidth: number
}

const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const controlCharacter = /[\p{Cc}\ufffe\uffff]|\p{Cs}/gu
/** Sums of rounded widths may exceed the line width by this much, in thousandths of the type size. */
const tolerance = 1

export function createTypesetter(fonts: FontSet): Typesetter {
  const runs = new Map<string, ShapedRun>()
  const words: Record<FontWeight, Map<string, ShapedWord>> = { 400: new Map(), 700: new Map() }

  function shape(face: Face, text: string, isRightToLeft: boolean): ShapedRun {
    const key = `${face.id} ${isRightToLeft ? 'r' : 'l'} ${text}`
    const known = runs.get(key)
    if (known) return known
    const run = shapeRun(face, text, isRightToLeft)
    runs.set(key, run)
    return run
  }

  /** Splits where the face or the direction changes. */
  function shapePieces(
    text: string,
    weight: FontWeight,
    levelAt: (index: number) => number,
    before?: Face,
  ): LinePiece[] {
    const pieces: LinePiece[] = []
    let start = 0
    let face: Face | null = null
    let level = levelAt(0)
    let index = 0
    for (const group of splitGroups(text)) {
      const previous: Face | undefined = face ?? before
      const isBlank = group.trim() === ''
      const next: Face = isBlank && previous?.hasWordSpace ? previous : fonts.choose(group, weight)
      if (face && (next !== face || levelAt(index) !== level)) {
        pieces.push({ run: shape(face, text.slice(start, index), level % 2 === 1), level })
        start = index
        level = levelAt(index)
      }
      face = next
      index += group.length
    }
    if (face) pieces.push({ run: shape(face, text.slice(start), level % 2 === 1), level })
    return pieces
  }

  function shapeWord(word: Word, weight: FontWeight, start: number, directions: TextDirections | null) {
    const key = `${word.text}${word.spaces}`
    const known = directions ? undefined : words[weight].get(key)
    if (known) return known
    const levelAt = (offset: number) => directions?.levels[start + offset] ?? 0
    const text = shapePieces(word.text, weight, levelAt)
    const levelOfSpace = (offset: number) => levelAt(word.text.length + offset)
    const spaces = shapePieces(word.spaces, weight, levelOfSpace, text.at(-1)?.run.face)
    const shaped = { text, spaces, textWidth: sumWidths(text), spacesWidth: sumWidths(spaces) }
    if (!directions) words[weight].set(key, shaped)
    return shaped
  }

  function breakParagraph(text: string, { size, weight }: TextStyle, width: number): Line[] {
    const directions = findDirections(text)
    const measure = (width * 1000) / size + tolerance
    const lines: Line[] = []
    let pieces: LinePiece[] = []
    let filled = 0
    let start = 0
    const endLine = () => {
      lines.push(placePieces(pieces, size, directions?.baseLevel ?? 0))
      pieces = []
      filled = 0
    }
    const add = (added: readonly LinePiece[], href: string | null) => {
      for (const piece of added) pieces.push(href === null ? piece : { ...piece, href })
    }
    for (const word of splitWords(text)) {
      const shaped = shapeWord(word, weight, start, directions)
      if (filled > 0 && filled + shaped.textWidth > measure) endLine()
      if (shaped.textWidth <= measure) {
        add(shaped.text, word.href)
        filled += shaped.textWidth
      } else {
        // A word longer than a line breaks between any two letters.
        let offset = start
        for (const group of splitGroups(word.text)) {
          const letter = shapeWord({ text: group, spaces: '', href: word.href }, weight, offset, directions)
          if (filled > 0 && filled + letter.textWidth > measure) endLine()
          add(letter.text, word.href)
          filled += letter.textWidth
          offset += group.length
        }
      }
      add(shaped.spaces, null)
      filled += shaped.spacesWidth
      start += word.text.length + word.spaces.length
    }
    if (pieces.length > 0 || lines.length === 0) endLine()
    return lines
  }

  return {
    breakLines: (text, style, width) =>
      text.split(lineEnd).flatMap((part) => breakParagraph(clean(part), style, width)),
    setLine: (text, style) =>
      breakParagraph(clean(text.split(lineEnd).join(' ')), style, Number.POSITIVE_INFINITY)[0] ??
      placePieces([], style.size, 0),
  }
}

function clean(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll(controlCharacter, '')
}

function sumWidths(pieces: readonly LinePiece[]): number {
  return pieces.reduce((sum, { run }) => sum + run.width, 0)
}
