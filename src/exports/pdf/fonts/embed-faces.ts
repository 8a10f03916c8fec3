import { toHexText } from '#exports/pdf/file/pdf-syntax.ts'
import type { PdfFile } from '#exports/pdf/file/pdf-file.ts'
import type { PdfObject } from '#exports/pdf/file/pdfkit-document.ts'
import type { Face } from './face.ts'
import { enlargeTables } from './fontkit-internals.ts'

/** Embeds the faces that pages use, reduced to the glyphs that they show. */
export interface FaceEmbedder {
  require: (face: Face) => PdfObject
  end: () => void
}

/** PDF readers reject longer lists. */
const longestList = 100
const symbolicFlag = 4

export function createFaceEmbedder(file: PdfFile): FaceEmbedder {
  const objects = new Map<Face, PdfObject>()
  return {
    require: (face) => {
      const known = objects.get(face)
      if (known) return known
      const object = file.createObject({})
      objects.set(face, object)
      return object
    },
    end: () => {
      let number = 0
      for (const [face, object] of objects) embed(file, face, object, (number += 1))
    },
  }
}

function embed(file: PdfFile, face: Face, object: PdfObject, number: number): void {
  const { font, scale } = face
  const name = `${buildTag(number)}+${(font.postscriptName ?? 'Font').replaceAll(/[^\w-]/g, '')}`
  enlargeTables(font)
  const write = (data: Record<string, unknown>, stream?: Uint8Array | string) => {
    const written = file.createObject(data)
    written.end(stream)
    return written
  }
  const bbox = [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY].map((edge) => edge * scale)
  const descriptor = write({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: symbolicFlag,
    FontBBox: bbox,
    ItalicAngle: font.italicAngle,
    Ascent: font.ascent * scale,
    Descent: font.descent * scale,
    CapHeight: (font.capHeight || font.ascent) * scale,
    StemV: 80,
    FontFile2: write({}, face.subset.encode()),
  })
  const descendant = write({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: toBytes('Adobe'), Ordering: toBytes('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    W: [0, face.widths],
    CIDToGIDMap: 'Identity',
  })
  object.data = {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: write({}, buildToUnicode(face.texts)),
  }
  object.end()
}

/** Six capital letters that identify a subset. */
function buildTag(number: number): string {
  const letters = Array.from({ length: 6 }, (_, place) => Math.floor(number / 26 ** place) % 26)
  return String.fromCharCode(...letters.map((letter) => 65 + letter))
}

/** The text of each code for copying, searching and reading aloud. */
function buildToUnicode(texts: readonly string[]): string {
  const entries = texts.map((text, code) => {
    const target = toHexText(text).replace('<feff', '<')
    return `<${code.toString(16).padStart(4, '0')}> ${target}`
  })
  const lists: string[] = []
  for (let start = 0; start < entries.length; start += longestList) {
    const list = entries.slice(start, start + longestList)
    lists.push(`${list.length} beginbfchar\n${list.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${lists.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
