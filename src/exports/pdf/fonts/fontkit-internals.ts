import type { Font, FontSubset } from 'fontkit'

/** What we use of fontkit that it does not document. A test names each of these, as an update may change any. */
export interface FontInternals {
  _glyphs: object
  loca: { version: number }
  maxp: Record<
    'maxComponentElements' | 'maxComponentDepth' | 'maxComponentPoints' | 'maxComponentContours',
    number
  >
}

/** All but the first are there only while the subset is written. */
export interface SubsetInternals {
  _addGlyph: (glyphId: number) => number
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
}

/** fontkit remembers a glyph together with the letters it was first drawn for. */
export function forgetGlyphs(font: Font): void {
  readInternals(font)._glyphs = {}
}

/** Tables that composites of our own fit into. To be called before the subset is written. */
export function enlargeTables(font: Font): void {
  const { loca, maxp } = readInternals(font)
  // Repeated glyphs may outgrow the short form of the table that finds them.
  loca.version = 1
  maxp.maxComponentElements = Math.max(maxp.maxComponentElements, 16)
  maxp.maxComponentDepth = Math.max(maxp.maxComponentDepth + 1, 2)
  maxp.maxComponentPoints = Math.max(maxp.maxComponentPoints, 1024)
  maxp.maxComponentContours = Math.max(maxp.maxComponentContours, 128)
}

export interface AddedGlyph {
  /** As in the font's table of outlines. */
  bytes: Uint8Array
  advance: number
  bearing: number
}

/** A subset that also holds glyphs which the font has not got: where `make` returns one, that is written. */
export function createExtendedSubset(
  font: Font,
  make: (glyphId: number, subset: FontSubset) => AddedGlyph | null,
): FontSubset {
  const subset = font.createSubset() as FontSubset & SubsetInternals
  const addGlyph = subset._addGlyph.bind(subset)
  subset._addGlyph = (glyphId) => {
    const added = make(glyphId, subset)
    return added ? appendGlyph(subset, added) : addGlyph(glyphId)
  }
  return subset
}

function appendGlyph(subset: SubsetInternals, { bytes, advance, bearing }: AddedGlyph): number {
  subset.glyf.push(bytes)
  subset.loca.offsets.push(subset.offset)
  subset.hmtx.metrics.push({ advance, bearing })
  subset.offset += bytes.length
  return subset.glyf.length - 1
}

function readInternals(font: Font): FontInternals {
  return font as unknown as FontInternals
}
