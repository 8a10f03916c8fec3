const longest = 120

/** What no system lets into a file's name, and what would hide it or lead it elsewhere. */
const forbidden = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu

export function buildJsonFileName(title: string): string {
  return `${toFileName(title)}_workbook.json`
}

function toFileName(title: string): string {
  const cleaned = title
    .replaceAll(forbidden, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return Array.from(cleaned).slice(0, longest).join('').trim() || 'Business Plan'
}
