/** Where a reply ends: its signature, or the head that a mail program writes above the quoted message. */
const ends = [
  /^--$/,
  /^_{5,}$/,
  /^-{3,} ?(?:Original Message|Forwarded message) ?-{3,}$/i,
  /^On .{1,300} wrote:$/,
  /^From: .+$/,
]

/** The reply without its signature and without the message that it answers. */
export function dropQuoted(text: string): string {
  // Long lines are broken, and so is the head above a quoted message.
  const lines = text
    .replaceAll('\r\n', '\n')
    .replaceAll(/^(On [^\n]{1,200})\n([^\n]{0,200}wrote:)$/gm, '$1 $2')
    .split('\n')
  const end = lines.findIndex((line) => ends.some((pattern) => pattern.test(line.trimEnd())))
  const own = (end === -1 ? lines : lines.slice(0, end)).filter((line) => !line.startsWith('>'))
  return own
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
