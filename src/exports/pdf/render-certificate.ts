import { product } from '#domain/page-texts/product.ts'
import type { CertificateWords } from '#exports/course/certificate.ts'
import type { Paper } from '#exports/document/document-model.ts'
import { createPdfFile } from '#exports/pdf/file/pdf-file.ts'
import { createStructureTree, type StructureType } from '#exports/pdf/file/structure-tree.ts'
import { createFaceEmbedder } from '#exports/pdf/fonts/embed-faces.ts'
import type { FontSource } from '#exports/pdf/fonts/font-catalog.ts'
import { loadFontSet } from '#exports/pdf/fonts/font-set.ts'
import { type Canvas, createCanvas } from '#exports/pdf/page/canvas.ts'
import { drawLogo, type Logo } from '#exports/pdf/page/logo.ts'
import { measurePage, millimeter } from '#exports/pdf/page/page-geometry.ts'
import { palette } from '#exports/pdf/page/pdf-colors.ts'
import type { BlockStyle } from '#exports/pdf/page/type-scale.ts'
import { fitText } from '#exports/pdf/text/fit-text.ts'
import type { Line } from '#exports/pdf/text/line.ts'
import { createTypesetter, type Typesetter } from '#exports/pdf/text/typesetter.ts'

interface CertificateOptions {
  words: CertificateWords
  paper: Paper
  fonts: FontSource
  /** Null leaves the tile beside the product's name out. */
  logo: Logo | null
  createdAt: Date
}

/** How far the frame is from the edge of the paper. Printers leave out what is nearer than about 5 mm. */
const frame = 10 * millimeter
const side = 32 * millimeter

const styles = {
  brand: { size: 15, leading: 20, weight: 700, color: palette.ink },
  title: { size: 20, leading: 26, weight: 700, color: palette.ochre },
  small: { size: 12, leading: 17, weight: 400, color: palette.ink2 },
  course: { size: 19, leading: 26, weight: 700, color: palette.ink },
  label: { size: 8.5, leading: 12, weight: 400, color: palette.ink2 },
  value: { size: 10, leading: 14, weight: 700, color: palette.ink },
  limits: { size: 9, leading: 13, weight: 400, color: palette.ink2 },
} as const satisfies Record<string, BlockStyle>

/** Tried from the largest. A name that fits none is cut. */
const nameSizes = [44, 38, 32, 27, 22, 18] as const

/** Distances from the upper edge as shares of the height, so that both papers are filled. */
const places = {
  brand: 0.165,
  title: 0.27,
  before: 0.355,
  name: 0.465,
  after: 0.56,
  about: 0.62,
  facts: 0.77,
}

/** One wide page for a wall: a frame, the name in large letters, and how anyone can confirm it. */
export async function renderCertificate({
  words,
  paper,
  fonts,
  logo,
  createdAt,
}: CertificateOptions): Promise<Uint8Array> {
  const { title, before, name, after, about, facts, limits } = words
  const texts = [title, before, name, after, about, limits, product.name, '…']
  const used = [...texts, ...facts.flatMap(({ label, value }) => [label, value])]
  const typesetter = createTypesetter(await loadFontSet({ 400: used, 700: used }, fonts))
  const heading = `${title}: ${name}`
  const file = createPdfFile({ title: heading, creator: product.name, language: 'en-US', createdAt })
  const page = measurePage(paper, true)
  const tree = createStructureTree(file)
  const faces = createFaceEmbedder(file)
  const canvas = createCanvas(file, tree, faces, page)
  const width = page.width - 2 * side
  const at = (place: keyof typeof places) => places[place] * page.height

  /** Each line in the middle of the page. Returns the baseline after the last one. */
  function write(type: StructureType, text: string, style: BlockStyle, y: number): number {
    const lines = typesetter.breakLines(text, style, width)
    canvas.begin(tree.add(tree.root, type))
    lines.forEach((line, index) => center(line, y + index * style.leading, style))
    return y + lines.length * style.leading
  }
  function center(line: Line, y: number, { color }: BlockStyle): void {
    canvas.text(line, (page.width - line.width) / 2, y, color)
  }

  canvas.addPage(page)
  drawFrame(canvas)
  drawBrand(canvas, typesetter, logo, at('brand'))
  write('H1', title, styles.title, at('title'))
  write('P', before, styles.small, at('before'))
  const large = fitName(typesetter, name, width)
  write('Title', large.text, large.style, at('name'))
  const { width: ruleWidth } = typesetter.setLine(large.text, large.style)
  const half = Math.min(width, ruleWidth + 24 * millimeter) / 2
  canvas.begin('Layout')
  canvas.strokeLine(
    [
      [page.width / 2 - half, at('name') + 5 * millimeter],
      [page.width / 2 + half, at('name') + 5 * millimeter],
    ],
    { color: palette.ochre, width: 0.8 },
  )
  write('P', after, styles.course, at('after'))
  write('P', about, styles.small, at('about'))
  drawFacts(canvas, typesetter, facts, at('facts'))
  const limitLines = typesetter.breakLines(limits, styles.limits, width).length
  const lastBaseline = page.height - frame - 9 * millimeter
  write('P', limits, styles.limits, lastBaseline - (limitLines - 1) * styles.limits.leading)
  canvas.end()
  faces.end()
  tree.end()
  return await file.end()
}

function drawFrame(canvas: Canvas): void {
  const { width, height } = canvas.geometry
  canvas.begin('Layout')
  const around = (edge: number, stroke: { color: typeof palette.blue; width: number }) =>
    canvas.strokeRect(edge, edge, width - 2 * edge, height - 2 * edge, stroke)
  around(frame, { color: palette.blue, width: 3 })
  around(frame + 2.2 * millimeter, { color: palette.ochre, width: 0.6 })
  // A square in each corner, where the two lines would otherwise only run past each other.
  const corner = 5 * millimeter
  const far = frame - 1.5
  for (const x of [far, width - far - corner]) {
    for (const y of [far, height - far - corner]) canvas.fillRect(x, y, corner, corner, palette.blue)
  }
}

/** The product's tile and name, in the middle. */
function drawBrand(canvas: Canvas, typesetter: Typesetter, logo: Logo | null, baseline: number): void {
  const { tree, geometry } = canvas
  const name = typesetter.setLine(product.name, styles.brand)
  const tile = logo ? 9 * millimeter : 0
  const gap = logo ? 3 * millimeter : 0
  const left = (geometry.width - tile - gap - name.width) / 2
  if (logo) {
    canvas.begin('Layout')
    drawLogo(canvas, logo, {
      x: left,
      y: baseline - tile / 2 - styles.brand.size * 0.36,
      side: tile,
      share: 1,
    })
  }
  canvas.begin(tree.add(tree.root, 'P'))
  canvas.text(name, left + tile + gap, baseline, styles.brand.color)
}

/** Side by side, the address last, because it is the longest. */
function drawFacts(
  canvas: Canvas,
  typesetter: Typesetter,
  facts: CertificateWords['facts'],
  top: number,
): void {
  const { tree, geometry } = canvas
  const gap = 9 * millimeter
  const width = geometry.width - 2 * side
  const lines = facts.map(({ label, value }) => ({
    label: typesetter.setLine(label, styles.label),
    values: typesetter.breakLines(value, styles.value, width * 0.6),
  }))
  const widths = lines.map(({ label, values }) => Math.max(label.width, ...values.map((line) => line.width)))
  const all = widths.reduce((sum, one) => sum + one, gap * (facts.length - 1))
  const list = tree.add(tree.root, 'L', { attributes: { O: 'List', ListNumbering: 'None' } })
  let x = (geometry.width - all) / 2
  lines.forEach(({ label, values }, index) => {
    const item = tree.add(list, 'LI')
    canvas.begin(tree.add(item, 'Lbl'))
    canvas.text(label, x, top, styles.label.color)
    canvas.begin(tree.add(item, 'LBody'))
    values.forEach((line, row) => {
      canvas.text(line, x, top + 5.5 * millimeter + row * styles.value.leading, styles.value.color)
    })
    x += (widths[index] ?? 0) + gap
  })
}

function fitName(typesetter: Typesetter, name: string, width: number): { text: string; style: BlockStyle } {
  for (const size of nameSizes) {
    const style = { size, leading: size * 1.2, weight: 700, color: palette.blue } as const
    const isLast = size === nameSizes.at(-1)
    if (!isLast && typesetter.setLine(name, style).width > width) continue
    return { text: isLast ? fitText(typesetter, name, style, width) : name, style }
  }
  throw new Error('No size for the name')
}
