/** Names may have 255 bytes, including what we add after the title. */
const longestBytes = 200

/** Characters that are not allowed in file names, or that would hide the file or change its folder. */
const forbidden = /[\p{Cc}\p{Cf}\p{Surrogate}<>:"/\\|?*]+/gu

/** Windows treats these as devices, whatever follows the first dot. */
const deviceName = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]) *\./iu

export function buildJsonFileName(title: string): string {
  return `${toFileName(title)}_workbook.json`
}

export function buildPdfFileName(title: string): string {
  return `${toFileName(title).replaceAll(' ', '_')}_business_plan.pdf`
}

export function buildMarkdownFileName(title: string): string {
  return `${toFileName(title)}_business_plan.md`
}

export function buildDocxFileName(title: string): string {
  return `${toFileName(title)}_business_plan.docx`
}

export function buildXlsxFileName(title: string): string {
  return `${toFileName(title)}_forecast.xlsx`
}

export function buildReviewFileName(title: string): string {
  return `${toFileName(title)}_review.pdf`
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
