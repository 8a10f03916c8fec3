/** Comma-separated as spreadsheets read it (RFC 4180). */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(formatCell).join(',')).join('\r\n')
}

/**
 * What a spreadsheet would run as a formula is marked as text: an address may begin with '=', or with its wide form.
 * Where the decimal sign is a comma, spreadsheets split at semicolons and ignore our quotes: so each part counts.
 */
function formatCell(cell: string): string {
  const harmless = cell
    .replaceAll(/([;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠])/g, "$1'")
    .replace(/^(?=[\s"']*[=+\-@＝＋－＠]|[\t\r\n])/, "'")
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
