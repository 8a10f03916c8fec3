import type { Reader } from './document/readers.ts'

/** Names may have 255 bytes, including what we add after the title. */
const longestBytes = 200

/** Characters that are not allowed in file names, or that would hide the file or change its folder. */
const forbidden = /[\p{Cc}\p{Cf}\p{Surrogate}<>:"/\\|?*]+/gu

/** Windows treats these as devices, whatever follows the first dot. */
const deviceName = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]) *\./iu

/** What tells files of the same plan apart: for whom and when they were made. */
export interface FileDetails {
  reader: Reader
  madeOn: Date
}

export function buildJsonFileName(title: string): string {
  return `${toFileName(title)}_workbook.json`
}

export function buildPdfFileName(title: string, details?: FileDetails): string {
  return `${toFileName(title).replaceAll(' ', '_')}_business_plan${sayReader(details)}.pdf`
}

export function buildMarkdownFileName(title: string, details?: FileDetails): string {
  return `${toFileName(title)}_business_plan${sayReader(details)}.md`
}

export function buildDocxFileName(title: string, { reader, madeOn }: FileDetails): string {
  return `${toFileName(title)}_business_plan_${reader}_${toDay(madeOn)}.docx`
}

export function buildXlsxFileName(title: string, { reader, madeOn }: FileDetails): string {
  return `${toFileName(title)}_forecast_${reader}_${toDay(madeOn)}.xlsx`
}

export function buildScheduleFileName(title: string, { reader, madeOn }: FileDetails): string {
  return `${toFileName(title)}_loan_schedule_${reader}_${toDay(madeOn)}.csv`
}

export function buildReviewFileName(title: string, madeOn: Date): string {
  return `${toFileName(title)}_review_${toDay(madeOn)}.pdf`
}

export function buildWorksheetFileName(lesson: string, format: 'pdf' | 'docx'): string {
  return `${toFileName(lesson)}_worksheet.${format}`
}

export function buildCertificateFileName(name: string): string {
  return `${toFileName(name)}_certificate.pdf`
}

export function buildHtmlFileName(title: string): string {
  return `${toFileName(title)}_business_plan.html`
}

/** Nothing for the full plan, whose PDF and Markdown have the names that people know. */
function sayReader(details: FileDetails | undefined): string {
  return !details || details.reader === 'full' ? '' : `_${details.reader}_${toDay(details.madeOn)}`
}

/** '2026-11-19', where the person is. */
function toDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function toFileName(title: string): string {
  const cleaned = title
    .normalize('NFC')
    .replaceAll(forbidden, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[. ]+|[. ]+$/gu, '')
  const name = cutToBytes(cleaned, longestBytes).replace(/[. ]+$/u, '') || 'Business Plan'
  return deviceName.test(name) ? `_${name}` : name
}

/** Whole characters only. */
function cutToBytes(text: string, most: number): string {
  let bytes = 0
  let cut = ''
  for (const character of text) {
    bytes += countBytes(character.codePointAt(0) ?? 0)
    if (bytes > most) break
    cut += character
  }
  return cut
}

/** In UTF-8. */
function countBytes(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
