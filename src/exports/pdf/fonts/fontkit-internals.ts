import type { Font, FontSubset } from 'fontkit'

/** Undocumented members of fontkit. A test checks each one, because an update may change any of them. */
export interface FontInternals {
  _glyphs: object
  loca: { version: number }
  maxp: Record<
    'maxComponentElements' | 'maxComponentDepth' | 'maxComponentPoints' | 'maxComponentContours',
    number
  >
}

/** All but the first exist only while the subset is written. */
export interface SubsetInternals {
  _addGlyph: (glyphId: number) => number
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
}

/** fontkit caches a glyph together with the letters it was first drawn for. */
export function forgetGlyphs(font: Font): void {
  readInternals(font)._glyphs = {}
}

/** Makes room in the tables for our own composites. Call this before the subset is written. */
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

/** A subset that can also hold glyphs that the font lacks. If `make` returns a glyph, it is written. */
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
