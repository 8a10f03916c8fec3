import {
  AlignmentType,
  type INumberingOptions,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
} from 'docx'
import { colors } from './measures.ts'

/** Word's built-in style names, so that navigation, contents and "change all" work as usual. */
export const styleIds = {
  list: 'ListBullet',
  contentsTitle: 'TOCHeading',
  tableText: 'TableText',
  table: 'PlanTable',
}

const paragraphStyles: IParagraphStyleOptions[] = [
  {
    id: styleIds.list,
    name: 'List Bullet',
    basedOn: 'Normal',
    quickFormat: true,
    paragraph: { spacing: { after: 60 }, numbering: { reference: 'bullets', level: 0 } },
  },
  {
    id: styleIds.contentsTitle,
    name: 'TOC Heading',
    basedOn: 'Normal',
    run: { bold: true, size: 36, color: colors.ink },
    paragraph: { spacing: { before: 480, after: 160 }, keepNext: true },
  },
  {
    id: styleIds.tableText,
    name: 'Table Text',
    basedOn: 'Normal',
    quickFormat: true,
    run: { size: 18 },
    paragraph: { spacing: { after: 0, line: 252, lineRule: LineRuleType.AUTO } },
  },
  { id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', quickFormat: true, run: { size: 26 } },
]

/**
 * Thin lines between rows. docx has no API for table styles. What differs between rows and columns is set on the cells,
 * because programs disagree about the conditional parts of a table style.
 */
export const tableStyles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
<w:style w:type="table" w:customStyle="1" w:styleId="${styleIds.table}">
<w:name w:val="Plan Table"/><w:uiPriority w:val="99"/>
<w:tblPr><w:tblBorders>
<w:bottom w:val="single" w:sz="4" w:space="0" w:color="${colors.rule2}"/>
<w:insideH w:val="single" w:sz="4" w:space="0" w:color="${colors.rule2}"/>
</w:tblBorders><w:tblCellMar>
<w:top w:w="60" w:type="dxa"/><w:left w:w="0" w:type="dxa"/><w:bottom w:w="60" w:type="dxa"/><w:right w:w="140" w:type="dxa"/>
</w:tblCellMar></w:tblPr>
</w:style>
</w:styles>`

export function buildStyles(): IStylesOptions {
  const heading = (size: number, before: number, after: number) => ({
    run: { bold: true, size, color: colors.ink },
    paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
  })
  return {
    default: {
      document: {
        run: {
          size: 21,
          color: colors.ink,
          font: { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial' },
          language: { value: 'en-US', eastAsia: 'zh-CN', bidirectional: 'ar-SA' },
        },
        paragraph: { spacing: { after: 140, line: 288, lineRule: LineRuleType.AUTO } },
      },
      title: { run: { bold: true, size: 56 }, paragraph: { spacing: { after: 80 } } },
      heading1: heading(38, 560, 200),
      heading2: heading(26, 320, 100),
      heading3: heading(22, 220, 60),
    },
    paragraphStyles,
  }
}

export const numbering: INumberingOptions = {
  config: [
    {
      reference: 'bullets',
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 360, hanging: 360 } } },
        },
      ],
    },
  ],
}
