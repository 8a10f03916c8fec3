import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  HeightRule,
  Packer,
  PageNumber,
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
import { product } from '#domain/content/product.ts'
import type { PlanDocument } from '#exports/document/document-model.ts'
import { colors, pageHeight, pageMargin, pageWidth, textWidth, twipsPerMillimeter } from './measures.ts'
import { buildStyles, numbering, styleIds, tableStyles } from './styles.ts'
import { writeParagraph } from './text-runs.ts'
import { writeBlock } from './write-block.ts'

export async function writeDocx(plan: PlanDocument): Promise<Uint8Array> {
  const file = new Document({
    title: plan.title,
    subject: 'Business Plan',
    creator: product.name,
    lastModifiedBy: product.name,
    description: `Business plan, ${plan.date}`,
    styles: buildStyles(),
    externalStyles: tableStyles,
    numbering,
    sections: [
      {
        properties: {
          page: {
            size: { width: pageWidth, height: pageHeight },
            margin: { top: pageMargin, right: pageMargin, bottom: pageMargin, left: pageMargin },
          },
        },
        footers: { default: writeFooter(plan.title) },
        children: [
          writeCover(plan),
          writeParagraph('Contents', { style: styleIds.contentsTitle }),
          // Word fills in the page numbers when it opens the file.
          new TableOfContents('Contents', { hyperlink: true, headingStyleRange: '1-1' }),
          ...plan.sections.flatMap(({ number, title, blocks }, index) => [
            writeParagraph(`${number}. ${title}`, {
              heading: HeadingLevel.HEADING_1,
              pageBreakBefore: index === 0,
            }),
            ...blocks.flatMap(writeBlock),
          ]),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(file))
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const

/** The blue band is a table cell, which every program draws the same way. */
function writeCover({ title, date }: PlanDocument): Table {
  const white = { color: colors.onBlue }
  const padding = Math.round(12 * twipsPerMillimeter)
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
        height: { value: Math.round(80 * twipsPerMillimeter), rule: HeightRule.ATLEAST },
        children: [
          new TableCell({
            width: { size: textWidth, type: WidthType.DXA },
            verticalAlign: VerticalAlign.CENTER,
            shading: { type: ShadingType.CLEAR, color: 'auto', fill: colors.blue },
            margins: { left: padding, right: padding },
            children: [
              writeParagraph(title, { heading: HeadingLevel.TITLE }, white),
              writeParagraph('Business Plan', { style: 'Subtitle' }, white),
              writeParagraph(date, { style: 'Subtitle' }, white),
            ],
          }),
        ],
      }),
    ],
  })
}

function writeFooter(title: string): Footer {
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
