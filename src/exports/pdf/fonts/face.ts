// oxlint-disable-next-line typescript/triple-slash-reference -- the declarations must come along wherever this is imported
/// <reference path="../untyped-packages.d.ts" />
import { create, type Font, type FontSubset } from 'fontkit'
import {
  type CompositeGlyph,
  createSubsetWithComposites,
  firstCompositeId,
  type GlyphPart,
} from './composite-glyph.ts'

/** One font file in the document: the characters it supports and the glyphs that the document uses. */
export interface Face {
  /** Its name in the pages' resources. */
  id: string
  font: Font
  /** From the font's units to thousandths of the type size. */
  scale: number
  /** Whether its space has a normal width for text. */
  hasWordSpace: boolean
  subset: FontSubset
  composites: CompositeGlyph[]
  /** By code: the glyph's text for readers, and its width in thousandths. */
  texts: string[]
  widths: number[]
  codes: Map<string, number>
}

/** The text for a glyph without one: an invisible mark. Some readers guess if there is none. */
const silentText = '\u2060'
const space = 0x20
const widestWordSpace = 400

export function createFace(id: string, bytes: Uint8Array): Face {
  const font = create(bytes)
  const scale = 1000 / font.unitsPerEm
  const composites: CompositeGlyph[] = []
  return {
    id,
    font,
    scale,
    hasWordSpace:
      font.hasGlyphForCodePoint(space) &&
      font.glyphForCodePoint(space).advanceWidth * scale < widestWordSpace,
    subset: createSubsetWithComposites(font, composites),
    composites,
    texts: ['\ufffd'],
    widths: [font.getGlyph(0).advanceWidth * scale],
    codes: new Map(),
  }
}

/** A glyph with different texts gets a code for each, so that reading back is exact. */
export function findGlyphCode(face: Face, glyph: { id: number; advanceWidth: number }, text: string): number {
  const shownText = text || silentText
  return findCode(face, `${glyph.id} ${shownText}`, () => ({
    id: glyph.id,
    advanceWidth: glyph.advanceWidth,
    text: shownText,
  }))
}

/** One code for several glyphs that together represent a text. */
export function findCompositeCode(
  face: Face,
  parts: readonly GlyphPart[],
  advanceWidth: number,
  text: string,
): number {
  const places = parts.map(({ glyphId, x, y }) => `${glyphId},${x},${y}`).join(';')
  return findCode(face, `${places} ${advanceWidth} ${text}`, () => {
    face.composites.push({ parts, advanceWidth })
    return { id: firstCompositeId + face.composites.length - 1, advanceWidth, text }
  })
}

function findCode(
  face: Face,
  key: string,
  describe: () => { id: number; advanceWidth: number; text: string },
): number {
  const known = face.codes.get(key)
  if (known !== undefined) return known
  const { id, advanceWidth, text } = describe()
  const code = face.subset.glyphs.length
  face.subset.glyphs.push(id)
  face.codes.set(key, code)
  face.texts[code] = text
  face.widths[code] = advanceWidth * face.scale
  return code
}
