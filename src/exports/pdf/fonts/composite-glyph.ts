import type { Font, FontSubset } from 'fontkit'
import { type AddedGlyph, createExtendedSubset } from './fontkit-internals.ts'

/** A glyph of the font at its own position, in the font's units. */
export interface GlyphPart {
  glyphId: number
  x: number
  y: number
}

/** Several glyphs combined into one, so that readers get one character where the person typed one. */
export interface CompositeGlyph {
  parts: readonly GlyphPart[]
  advanceWidth: number
}

/** Higher than any glyph id of a font. */
export const firstCompositeId = 0x1_0000

const headLength = 10
const partLength = 8
const wordsAsOffsets = 0x0001 | 0x0002
const moreParts = 0x0020

/** Lets the subset hold glyphs that the font lacks. */
export function createSubsetWithComposites(font: Font, composites: readonly CompositeGlyph[]): FontSubset {
  return createExtendedSubset(font, (glyphId, subset) => {
    const composite = composites[glyphId - firstCompositeId]
    return composite ? encodeComposite(font, subset, composite) : null
  })
}

function encodeComposite(
  font: Font,
  subset: FontSubset,
  { parts, advanceWidth }: CompositeGlyph,
): AddedGlyph {
  // A glyph without parts has no ink and no bytes.
  const bytes = new Uint8Array(parts.length === 0 ? 0 : headLength + partLength * parts.length)
  const view = new DataView(bytes.buffer)
  const box = measureBox(font, parts)
  if (parts.length > 0) {
    view.setInt16(0, -1)
    box.forEach((edge, index) => view.setInt16(2 + 2 * index, edge))
  }
  parts.forEach(({ glyphId, x, y }, index) => {
    const start = headLength + partLength * index
    view.setUint16(start, wordsAsOffsets | (index < parts.length - 1 ? moreParts : 0))
    view.setUint16(start + 2, subset.includeGlyph(glyphId))
    view.setInt16(start + 4, x)
    view.setInt16(start + 6, y)
  })
  return { bytes, advance: Math.max(0, advanceWidth), bearing: box[0] }
}

function measureBox(font: Font, parts: readonly GlyphPart[]): [number, number, number, number] {
  const boxes = parts.flatMap(({ glyphId, x, y }) => {
    const { minX, minY, maxX, maxY } = font.getGlyph(glyphId).bbox
    // A glyph without ink has no edges.
    return Number.isFinite(minX) ? [[minX + x, minY + y, maxX + x, maxY + y] as const] : []
  })
  if (boxes.length === 0) return [0, 0, 0, 0]
  return [
    Math.floor(Math.min(...boxes.map(([left]) => left))),
    Math.floor(Math.min(...boxes.map(([, bottom]) => bottom))),
    Math.ceil(Math.max(...boxes.map(([, , right]) => right))),
    Math.ceil(Math.max(...boxes.map(([, , , top]) => top))),
  ]
}
