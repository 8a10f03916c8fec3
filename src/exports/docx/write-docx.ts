import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  HeightRule,
  ImageRun,
  type ISectionOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableOfContents,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx'
import { product } from '#domain/page-texts/product.ts'
import { listCoverLines } from '#exports/document/cover-details.ts'
import type { CoverLogo, PlanDocument } from '#exports/document/document-model.ts'
import { loadPageCounter } from './count-pages.ts'
import type { DrawPng } from './docx-pictures.ts'
import { colors, measurePage, pageMargin, twipsPerMillimeter } from './measures.ts'
import { nameSection } from '#exports/document/name-section.ts'
import { findWideBlocks } from '#exports/document/wide-blocks.ts'
import { buildStyles, numbering, styleIds, tableStyles } from './styles.ts'
import { writeParagraph } from './text-runs.ts'
import { writeBlock } from './write-block.ts'

export async function writeDocx(plan: PlanDocument, drawPng: DrawPng): Promise<Uint8Array> {
  const runs = await splitByPage(plan, drawPng)
  const pageNumbers = await loadPageCounter(plan)
  const file = new Document({
    title: plan.title,
    subject: plan.subtitle,
    creator: product.name,
    lastModifiedBy: product.name,
    description: `${plan.subtitle}, ${plan.date}`,
    styles: buildStyles(),
    externalStyles: tableStyles,
    numbering,
    ...(pageNumbers ? { pageNumbers } : {}),
    sections: runs.map(({ isWide, children }) => writePages(plan, isWide, children)),
  })
  return new Uint8Array(await Packer.toArrayBuffer(file))
}

/** Its entries and their page numbers are written with the file, and Word updates them on request. */
function writeContents(): PageRun['children'] {
  return [
    writeParagraph('Contents', { style: styleIds.contentsTitle }),
    new TableOfContents('Contents', { hyperlink: true, headingStyleRange: '1-1' }),
  ]
}

interface PageRun {
  isWide: boolean
  children: ISectionOptions['children'][number][]
}

/** Word turns pages by section, so each change between upright and wide pages starts another one. */
async function splitByPage(plan: PlanDocument, drawPng: DrawPng): Promise<PageRun[]> {
  const { textWidth } = measurePage(plan.paper, false)
  const first: PageRun = {
    isWide: false,
    children: [writeCover(plan, textWidth), ...(plan.isOnePage ? [] : writeContents())],
  }
  const runs = [first]
  const add = (isWide: boolean, children: PageRun['children']) => {
    const run = runs.at(-1)
    if (run?.isWide === isWide) run.children.push(...children)
    else runs.push({ isWide, children })
  }
  for (const [index, { blocks, ...section }] of plan.sections.entries()) {
    const wide = findWideBlocks(blocks)
    const pageBreakBefore = index === 0
    // One page has no room for a heading over all of it, and its band says what it is.
    if (!plan.isOnePage) {
      add(wide[0] ?? false, [
        writeParagraph(nameSection(section), { heading: HeadingLevel.HEADING_1, pageBreakBefore }),
      ])
    }
    for (const [place, block] of blocks.entries()) {
      const isWide = wide[place] ?? false
      const { textWidth } = measurePage(plan.paper, isWide)
      add(isWide, await writeBlock(block, { textWidth, drawPng }))
    }
  }
  return runs
}

function writePages({ title, paper }: PlanDocument, isWide: boolean, children: PageRun['children']) {
  const { shortSide, longSide, textWidth } = measurePage(paper, isWide)
  const orientation = isWide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT
  return {
    properties: {
      page: {
        // For a wide page, the library exchanges the sides itself.
        size: { width: shortSide, height: longSide, orientation },
        margin: { top: pageMargin, right: pageMargin, bottom: pageMargin, left: pageMargin },
      },
    },
    footers: { default: writeFooter(title, textWidth) },
    children,
  }
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const

/** In half points. */
const lowTitleSize = 40

/** The blue band is a table cell, which every program draws the same way. */
function writeCover({ title, subtitle, date, cover, isOnePage }: PlanDocument, textWidth: number): Table {
  const white = { color: colors.onBlue }
  const padding = Math.round(12 * twipsPerMillimeter)
  const edge = Math.round(5 * twipsPerMillimeter)
  const small = isOnePage ? { ...white, size: 20 } : white
  const spacing = isOnePage ? { spacing: { after: 0 } } : {}
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: [textWidth],
    borders: {
      top: none,
      right: none,
      bottom: none,
      left: none,
      insideHorizontal: none,
      insideVertical: none,
    },
    rows: [
      new TableRow({
        height: { value: Math.round((isOnePage ? 32 : 80) * twipsPerMillimeter), rule: HeightRule.ATLEAST },
        children: [
          new TableCell({
            width: { size: textWidth, type: WidthType.DXA },
            verticalAlign: VerticalAlign.CENTER,
            shading: { type: ShadingType.CLEAR, color: 'auto', fill: colors.blue },
            margins: { left: padding, right: padding, top: edge, bottom: edge },
            children: [
              ...writeLogo(cover.logo),
              writeParagraph(
                title,
                { heading: HeadingLevel.TITLE },
                isOnePage ? { ...white, size: lowTitleSize } : white,
              ),
              ...[subtitle, ...listCoverLines(cover), date].map((line) =>
                writeParagraph(line, { style: 'Subtitle', ...spacing }, small),
              ),
            ],
          }),
        ],
      }),
    ],
  })
}

/** In pixels, as Word counts pictures. */
const logoBox = { width: 190, height: 80 }

function writeLogo(logo: CoverLogo | null): Paragraph[] {
  if (!logo) return []
  const { jpeg, width, height, alt } = logo
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  const transformation = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const altText = { name: alt, title: alt, description: alt }
  return [new Paragraph({ children: [new ImageRun({ type: 'jpg', data: jpeg, transformation, altText })] })]
}

function writeFooter(title: string, textWidth: number): Footer {
  const small = { size: 16, color: colors.ink2 }
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        children: [
          new TextRun({ ...small, text: title }),
          new TextRun({
            ...small,
            children: [new Tab(), 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  })
}
