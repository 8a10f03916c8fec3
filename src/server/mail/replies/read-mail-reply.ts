import { dropQuoted } from './drop-quoted.ts'
import { decodeHeader, decodeText } from './mail-encodings.ts'

interface Part {
  headers: ReadonlyMap<string, string>
  body: string
}

/** An email is nested at most this deep: mixed, related, alternative. */
const maxDepth = 5

/** The number in the subject and the reply's own text, without what it quotes. */
export function readMailReply(message: string): { number: number | null; text: string } {
  const part = splitPart(message)
  const subject = decodeHeader(part.headers.get('subject') ?? '')
  const number = /\[Question (\d{1,15})\]/i.exec(subject)?.[1]
  return {
    number: number === undefined ? null : Number(number),
    text: dropQuoted(findPlainText(part, 0) ?? ''),
  }
}

/** The first plain text of a message, however it is nested. Null for a message of HTML alone. */
function findPlainText(part: Part, depth: number): string | null {
  const type = part.headers.get('content-type') ?? 'text/plain'
  const boundary = /^multipart\/.*;\s*boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (boundary !== undefined && depth < maxDepth) {
    const inner = part.body.split(`--${boundary}`).slice(1)
    for (const text of inner) {
      const found = findPlainText(splitPart(text.replace(/^\r?\n/, '')), depth + 1)
      if (found !== null) return found
    }
    return null
  }
  if (!/^text\/plain/i.test(type)) return null
  return decodeText(part.body, {
    encoding: part.headers.get('content-transfer-encoding') ?? '7bit',
    charset: /charset="?([^";\s]+)"?/i.exec(type)?.[1] ?? 'utf-8',
  })
}

function splitPart(text: string): Part {
  const [head = '', ...rest] = text.split(/\r?\n\r?\n/)
  // A line that begins with a space continues the one before it.
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: rest.join('\n\n') }
}
