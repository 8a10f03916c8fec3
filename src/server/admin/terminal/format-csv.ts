/** Comma-separated as spreadsheets read it (RFC 4180). */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(formatCell).join(',')).join('\r\n')
}

/**
 * Cells that a spreadsheet would run as a formula are marked as text, because an address may begin with '=' or its
 * full-width form. Where the decimal sign is a comma, spreadsheets split at semicolons and ignore our quotes, so
 * each part is checked.
 */
function formatCell(cell: string): string {
  const harmless = cell
    .replaceAll(/([;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠])/g, "$1'")
    .replace(/^(?=[\s"']*[=+\-@＝＋－＠]|[\t\r\n])/, "'")
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
