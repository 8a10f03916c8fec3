import type { FontGlyph, GlyphPosition, GlyphRun } from 'fontkit'
import { type Face, findCompositeCode, findGlyphCode } from '#exports/pdf/fonts/face.ts'
import { forgetGlyphs } from '#exports/pdf/fonts/fontkit-internals.ts'
import { mirror } from './bidi.ts'
import { encodeSigns, type Show, type Sign } from './encode-signs.ts'

/** A piece of text in one face and one direction, its glyphs from left to right. */
export interface ShapedRun {
  face: Face
  /** As typed. */
  text: string
  isRightToLeft: boolean
  shows: readonly Show[]
  /** In thousandths of the type size. */
  width: number
  /** Whether the text differs from what its glyphs spell one by one. */
  needsActualText: boolean
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** A consonant that the character before it joins to the previous one. Both are drawn as one. */
const joiningSign = /[\u094d\u09cd\u0bcd]\u200d?$/
const ungroupedText =
  /^[\u0020-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u3001-\u3029\u3041-\u3096\u30a1-\u30ff\u3400-\u9fff\uff01-\uff60]*$/
const ignorable = /\p{Default_Ignorable_Code_Point}/u

export function shapeRun(face: Face, text: string, isRightToLeft: boolean): ShapedRun {
  if (isRightToLeft) return shapeRightToLeft(face, text)
  const characters = Array.from(text)
  if (ungroupedText.test(text)) {
    // No ligatures, because the letters must stay searchable.
    const features = { liga: false, clig: false, dlig: false }
    const run = face.font.layout(text, features, undefined, undefined, 'ltr')
    if (run.glyphs.length === characters.length) {
      const signs = characters.flatMap((character, index) => toSigns(face, run, [index], character))
      return { face, text, isRightToLeft, ...encodeSigns(signs), needsActualText: false }
    }
  }
  const signs = splitGroups(text).flatMap((group) => {
    const run = face.font.layout(group, undefined, undefined, undefined, 'ltr')
    return toSigns(face, run, [...run.glyphs.keys()], group)
  })
  return { face, text, isRightToLeft: false, ...encodeSigns(signs), needsActualText: false }
}

/** Letters with their marks. Joined letters stay together. */
export function splitGroups(text: string): string[] {
  if (ungroupedText.test(text)) return Array.from(text)
  const groups: string[] = []
  for (const { segment } of graphemes.segment(text)) {
    const last = groups.at(-1)
    if (last !== undefined && joiningSign.test(last)) groups[groups.length - 1] = last + segment
    else groups.push(segment)
  }
  return groups
}

function shapeRightToLeft(face: Face, text: string): ShapedRun {
  forgetGlyphs(face.font)
  const run = face.font.layout(mirror(text), undefined, undefined, undefined, 'rtl')
  const letters = readLetters(run.glyphs, text)
  // If the glyphs do not map to their letters, they are read as a whole.
  const groups = letters ?? [{ text, indexes: [...run.glyphs.keys()] }]
  const signs = groups.flatMap((letter) => toSigns(face, run, letter.indexes, letter.text))
  return { face, text, isRightToLeft: true, ...encodeSigns(signs), needsActualText: letters === null }
}

interface Letter {
  text: string
  /** Its glyphs: dots are often drawn by glyphs of their own, which have no letter. */
  indexes: number[]
}

/** From left to right; null when what the glyphs spell is not the text. */
function readLetters(glyphs: readonly FontGlyph[], text: string): Letter[] | null {
  const drawn = mirror(text)
  const letters: Letter[] = []
  let read = 0
  for (let index = glyphs.length - 1; index >= 0; index -= 1) {
    const spelled = String.fromCodePoint(...(glyphs[index]?.codePoints ?? []))
    const previous = letters[0]
    if (spelled === '' && previous) {
      previous.indexes.unshift(index)
      continue
    }
    const isHidden = spelled === ' ' && ignorable.test(text.slice(read, read + 1))
    if (spelled === '' || (!isHidden && !drawn.startsWith(spelled, read))) return null
    const length = isHidden ? 1 : spelled.length
    letters.unshift({ text: text.slice(read, read + length), indexes: [index] })
    read += length
  }
  return read === text.length ? letters : null
}

/** One code for any number of glyphs. */
function toSigns(
  face: Face,
  { glyphs, positions }: GlyphRun,
  indexes: readonly number[],
  text: string,
): Sign[] {
  const used = indexes.flatMap((index) => {
    const [glyph, position] = [glyphs[index], positions[index]]
    return glyph && position ? [{ glyph, position }] : []
  })
  const [base, marks] = partMarks(text)
  const [only] = used
  if (only && used.length === 1) {
    const { glyph, position } = only
    const code = findGlyphCode(face, glyph, base)
    const sign = { code, width: face.widths[code] ?? 0, ...scalePosition(position, face.scale) }
    return [sign, ...speakMarks(face, marks)]
  }
  let pen = 0
  const parts = used.map(({ glyph, position }) => {
    const x = Math.round(pen + position.xOffset)
    pen += position.xAdvance
    return { glyphId: glyph.id, x, y: Math.round(position.yOffset) }
  })
  const code = findCompositeCode(face, parts, Math.round(pen), base)
  const sign = { code, width: face.widths[code] ?? 0, advance: pen * face.scale, offset: 0, rise: 0 }
  return [sign, ...speakMarks(face, marks)]
}

/** Firefox's reader gives no width to a sign whose text has a mark in it, and then sees spaces where none are. */
function partMarks(text: string): [base: string, marks: string] {
  const start = text.search(/\p{Mn}/u)
  return start > 0 ? [text.slice(0, start), text.slice(start)] : [text, '']
}

/** Marks that are already drawn. They have text but no ink or width. */
function speakMarks(face: Face, marks: string): Sign[] {
  if (marks === '') return []
  return [{ code: findCompositeCode(face, [], 0, marks), width: 0, advance: 0, offset: 0, rise: 0 }]
}

function scalePosition({ xAdvance, xOffset, yOffset }: GlyphPosition, scale: number) {
  return { advance: xAdvance * scale, offset: xOffset * scale, rise: Math.round(yOffset * scale) }
}
