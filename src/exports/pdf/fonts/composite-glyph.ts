import type { Font, FontSubset } from 'fontkit'

/** A glyph of the font at a place of its own, in the font's units. */
export interface GlyphPart {
  glyphId: number
  x: number
  y: number
}

/** Several glyphs as one of our own making, so that readers meet one sign where the writer typed one. */
export interface CompositeGlyph {
  parts: readonly GlyphPart[]
  advanceWidth: number
}

/** What fontkit keeps while it writes a subset. */
interface SubsetInWriting extends FontSubset {
  _addGlyph: (glyphId: number) => number
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
}

interface FontTables {
  loca: { version: number }
  maxp: Record<
    'maxComponentElements' | 'maxComponentDepth' | 'maxCompositePoints' | 'maxCompositeContours',
    number
  >
}

/** Beyond any glyph that a font can have. */
export const firstCompositeId = 0x1_0000

const headLength = 10
const partLength = 8
const wordsAsOffsets = 0x0001 | 0x0002
const moreParts = 0x0020

/** Lets the subset hold glyphs that the font has not got. */
export function createSubsetWithComposites(font: Font, composites: readonly CompositeGlyph[]): FontSubset {
  const subset = font.createSubset() as SubsetInWriting
  const addGlyph = subset._addGlyph.bind(subset)
  subset._addGlyph = (glyphId) => {
    const composite = composites[glyphId - firstCompositeId]
    return composite ? writeComposite(font, subset, composite) : addGlyph(glyphId)
  }
  return subset
}

/** To be called before the subset is written. */
export function makeRoomForComposites(font: Font): void {
  const { loca, maxp } = font as unknown as FontTables
  // Repeated glyphs may outgrow the short form of the table that finds them.
  loca.version = 1
  maxp.maxComponentElements = Math.max(maxp.maxComponentElements, 16)
  maxp.maxComponentDepth = Math.max(maxp.maxComponentDepth + 1, 2)
  maxp.maxCompositePoints = Math.max(maxp.maxCompositePoints, 1024)
  maxp.maxCompositeContours = Math.max(maxp.maxCompositeContours, 128)
}

function writeComposite(
  font: Font,
  subset: SubsetInWriting,
  { parts, advanceWidth }: CompositeGlyph,
): number {
  // Without parts it is a glyph without ink, which has no bytes at all.
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
  subset.glyf.push(bytes)
  subset.loca.offsets.push(subset.offset)
  subset.hmtx.metrics.push({ advance: Math.max(0, advanceWidth), bearing: box[0] })
  subset.offset += bytes.length
  return subset.glyf.length - 1
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
