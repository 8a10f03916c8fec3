/** Comma-separated as spreadsheets read it (RFC 4180). */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(formatCell).join(',')).join('\r\n')
}

/** A cell that a spreadsheet would run as a formula is marked as text: an address may begin with '=', or with its wide form. */
function formatCell(cell: string): string {
  const harmless = /^[=+\-@＝＋－＠\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
