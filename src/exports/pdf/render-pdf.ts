import { product } from '#domain/page-texts/product.ts'
import type { PlanDocument } from '#exports/document/document-model.ts'
import { findWideBlocks } from '#exports/document/wide-blocks.ts'
import { collectTexts } from './collect-texts.ts'
import type { BlockContext } from '#exports/pdf/flow/block-context.ts'
import { layOutContents } from '#exports/pdf/flow/contents.ts'
import type { FlowItem, FlowRun, Placement } from '#exports/pdf/flow/flow-item.ts'
import { layOutBlock } from './lay-out-block.ts'
import { paginate } from '#exports/pdf/flow/paginate.ts'
import { layOutSectionHeading } from '#exports/pdf/flow/section-heading.ts'
import { createFaceEmbedder } from '#exports/pdf/fonts/embed-faces.ts'
import type { FontSource } from '#exports/pdf/fonts/font-catalog.ts'
import { loadFontSet } from '#exports/pdf/fonts/font-set.ts'
import { createCanvas } from '#exports/pdf/page/canvas.ts'
import { layOutCover } from '#exports/pdf/page/cover.ts'
import { drawFooter } from '#exports/pdf/page/footer.ts'
import { drawWatermark, type Logo } from '#exports/pdf/page/logo.ts'
import { createOutline } from '#exports/pdf/file/outline.ts'
import {
  bandHeight,
  contentTop,
  lowBandHeight,
  measurePage,
  millimeter,
} from '#exports/pdf/page/page-geometry.ts'
import { createPdfFile } from '#exports/pdf/file/pdf-file.ts'
import { createStructureTree } from '#exports/pdf/file/structure-tree.ts'
import { createTypesetter } from '#exports/pdf/text/typesetter.ts'

export interface PdfOptions {
  document: PlanDocument
  fonts: FontSource
  /** Null leaves the watermark out. */
  logo: Logo | null
  createdAt: Date
  /** Reports the progress in words. */
  onProgress?: (words: string) => void
}

const contentsTop = bandHeight + 16 * millimeter
const pagesBetweenWords = 10

/** The plan as a PDF file. This takes long, so browsers run it in a worker. */
export async function renderPdf(options: PdfOptions): Promise<Uint8Array> {
  const { document, fonts, logo, createdAt, onProgress = () => {} } = options
  onProgress('Loading fonts')
  const fontSet = await loadFontSet(collectTexts(document), fonts)
  const typesetter = createTypesetter(fontSet)
  const file = createPdfFile({
    title: document.title,
    creator: product.name,
    language: 'en-US',
    createdAt,
  })
  const upright = measurePage(document.paper)
  const wide = measurePage(document.paper, true)
  const tree = createStructureTree(file)
  const faces = createFaceEmbedder(file)
  const canvas = createCanvas(file, tree, faces, upright)
  const outline = createOutline(file)

  const cover = layOutCover(document, { typesetter, page: upright, tree })
  const pages = new Map<string, number>()
  const contents = layOutContents(document.isOnePage ? [] : document.sections, {
    typesetter,
    page: upright,
    tree,
    section: tree.root,
    findPage: (id) => pages.get(id) ?? 1,
  })
  const contentsPlaces = paginate([{ geometry: upright, items: contents }], { page: 0, y: contentsTop })
  const bodyStart = document.isOnePage
    ? { page: 0, y: lowBandHeight + 8 * millimeter }
    : { page: (contentsPlaces.at(-1)?.page ?? 0) + 1, y: contentTop }

  const body: FlowRun[] = []
  const add = (geometry: FlowRun['geometry'], items: readonly FlowItem[]) => {
    const run = body.at(-1)
    if (run?.geometry === geometry) run.items.push(...items)
    else body.push({ geometry, items: [...items] })
  }
  const bookmarks = new Map<FlowItem, { level: 1 | 2; title: string; sectionId: string }>()
  for (const section of document.sections) {
    onProgress(`Laying out ${section.title}`)
    const element = tree.add(tree.root, 'Sect')
    const isWide = findWideBlocks(section.blocks)
    const contextOf = (index: number): BlockContext => ({
      typesetter,
      page: isWide[index] ? wide : upright,
      tree,
      section: element,
    })
    const heading = layOutSectionHeading(section, contextOf(0))
    bookmarks.set(heading, { level: 1, title: section.title, sectionId: section.id })
    // One page has no room for a heading over all of it, and its band says what it is.
    if (!document.isOnePage) add(contextOf(0).page, [heading])
    for (const [index, block] of section.blocks.entries()) {
      const context = contextOf(index)
      const items = layOutBlock(block, context)
      const [first] = items
      if (first && block.type === 'heading' && block.level === 2)
        bookmarks.set(first, { level: 2, title: block.text, sectionId: section.id })
      add(context.page, items)
    }
  }
  const bodyPlaces = paginate(body, bodyStart)
  for (const { item, page } of bodyPlaces) {
    const bookmark = bookmarks.get(item)
    if (bookmark?.level === 1) pages.set(bookmark.sectionId, page + 1)
  }

  const pageCount = Math.max(bodyPlaces.at(-1)?.page ?? 0, contentsPlaces.at(-1)?.page ?? 0) + 1
  const byPage: Placement[][] = Array.from({ length: pageCount }, () => [])
  for (const place of [...contentsPlaces, ...bodyPlaces]) byPage[place.page]?.push(place)
  byPage.forEach((places, page) => {
    if (page % pagesBetweenWords === 0) onProgress(`Writing page ${page + 1} of ${pageCount}`)
    canvas.addPage(places[0]?.geometry ?? upright)
    if (page === 0) cover.draw(canvas)
    else if (logo) drawWatermark(canvas, logo)
    for (const place of places) drawPlacement(place)
    drawFooter(canvas, typesetter, { title: document.title, page: page + 1, pageCount })
  })
  canvas.end()
  onProgress('Finishing the file')
  faces.end()
  outline.end()
  tree.end()
  return await file.end()

  function drawPlacement({ item, draw, y }: Placement): void {
    const bookmark = draw === item.draw ? bookmarks.get(item) : undefined
    if (bookmark) outline.add(bookmark.level, bookmark.title, y, canvas.geometry.height)
    draw(canvas, y)
  }
}
