/** The part of fontkit that we use. It comes with pdfkit and has no types. */
declare module 'fontkit' {
  export interface FontGlyph {
    id: number
    codePoints: readonly number[]
    /** In the font's own units. */
    advanceWidth: number
    /** The edges of an empty glyph are infinite. */
    bbox: { minX: number; minY: number; maxX: number; maxY: number }
  }

  export interface GlyphPosition {
    xAdvance: number
    yAdvance: number
    xOffset: number
    yOffset: number
  }

  export interface GlyphRun {
    glyphs: readonly FontGlyph[]
    positions: readonly GlyphPosition[]
  }

  export interface FontSubset {
    glyphs: number[]
    includeGlyph(glyphId: number): number
    encode(): Uint8Array
  }

  export interface Font {
    postscriptName: string | null
    unitsPerEm: number
    ascent: number
    descent: number
    capHeight: number
    xHeight: number
    italicAngle: number
    bbox: { minX: number; minY: number; maxX: number; maxY: number }
    hasGlyphForCodePoint(codePoint: number): boolean
    getGlyph(glyphId: number): FontGlyph
    glyphForCodePoint(codePoint: number): FontGlyph
    layout(
      text: string,
      features?: Record<string, boolean>,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): GlyphRun
    createSubset(): FontSubset
  }

  export function create(bytes: Uint8Array): Font
}

declare module 'linebreak' {
  export interface Break {
    position: number
    required: boolean
  }

  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): Break | null
  }
}

declare module 'pdfkit' {
  export const PDFDocument: new (options: object) => object
}
