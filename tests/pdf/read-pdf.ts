import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Points to the millimeter. */
const millimeter = 72 / 25.4

/** Text in one piece, with places in millimeters from the page's upper left corner. */
export interface ReadText {
  text: string
  left: number
  right: number
  /** Where its letters stand. */
  baseline: number
  /** In points. */
  size: number
  endsLine: boolean
}

/** A filled shape: its outer box in millimeters, its color, and how much of it is seen through. */
export interface ReadShape {
  left: number
  top: number
  right: number
  bottom: number
  color: string
  opacity: number
}

export interface ReadPage {
  widthMm: number
  heightMm: number
  texts: ReadText[]
  shapes: ReadShape[]
  links: { url: string | null; destination: string | null }[]
  /** Everything on the page as text, line by line. */
  text: string
}

/** The file as an independent reader sees it. */
export interface ReadFile {
  pages: ReadPage[]
  file: PDFDocumentProxy
}

export async function readPdf(bytes: Uint8Array): Promise<ReadFile> {
  const file = await getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false }).promise
  const pages: ReadPage[] = []
  for (let number = 1; number <= file.numPages; number += 1)
    pages.push(await readPage(await file.getPage(number)))
  return { pages, file }
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const [, , width = 0, height = 0] = page.view
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item): ReadText[] => {
    if (!('str' in item)) return []
    const [size = 0, , , , x = 0, y = 0] = item.transform as number[]
    return [
      {
        text: item.str,
        left: x / millimeter,
        right: (x + item.width) / millimeter,
        baseline: (height - y) / millimeter,
        size: Math.round(size * 100) / 100,
        endsLine: item.hasEOL,
      },
    ]
  })
  const annotations = (await page.getAnnotations()) as { url?: string; dest?: string }[]
  return {
    widthMm: width / millimeter,
    heightMm: height / millimeter,
    texts,
    shapes: await readShapes(page, height),
    links: annotations.map(({ url, dest }) => ({ url: url ?? null, destination: dest ?? null })),
    text: texts.map(({ text, endsLine }) => (endsLine ? `${text}\n` : text)).join(''),
  }
}

type Matrix = readonly [number, number, number, number, number, number]

async function readShapes(page: PDFPageProxy, height: number): Promise<ReadShape[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const shapes: ReadShape[] = []
  const saved: { matrix: Matrix; opacity: number; color: string }[] = []
  let state = { matrix: [1, 0, 0, 1, 0, 0] as Matrix, opacity: 1, color: '' }
  fnArray.forEach((operation, index) => {
    const args = argsArray[index] as unknown[]
    if (operation === OPS.save) saved.push(state)
    else if (operation === OPS.restore) state = saved.pop() ?? state
    else if (operation === OPS.transform)
      state = { ...state, matrix: multiply(state.matrix, args as unknown as Matrix) }
    else if (operation === OPS.setGState) {
      const entries = args[0] as [string, unknown][]
      const opacity = entries.find(([name]) => name === 'ca')?.[1]
      state = { ...state, opacity: typeof opacity === 'number' ? opacity : state.opacity }
    } else if (operation === OPS.setFillRGBColor) state = { ...state, color: String(args[0]) }
    else if (operation === OPS.constructPath && args[0] === OPS.fill)
      shapes.push({ ...boxOf(args[2] as number[], state.matrix, height), ...state })
  })
  return shapes
}

function boxOf([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[], matrix: Matrix, height: number) {
  const [a, b] = [apply(matrix, x1, y1), apply(matrix, x2, y2)]
  return {
    left: Math.min(a[0], b[0]) / millimeter,
    right: Math.max(a[0], b[0]) / millimeter,
    top: (height - Math.max(a[1], b[1])) / millimeter,
    bottom: (height - Math.min(a[1], b[1])) / millimeter,
  }
}

function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

function multiply(one: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [p, q, r, s, t, u] = one
  return [p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, p * e + r * f + t, q * e + s * f + u]
}
