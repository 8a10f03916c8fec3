export interface ParsedMail {
  headers: Map<string, string>
  /** The decoded text of each part, by its type. */
  parts: Map<string, string>
}

/** Reads a message like a mail program, limited to what ours use: two text parts and encoded headers. */
export function parseMail(raw: string): ParsedMail {
  const { headers, body } = parseEntity(raw)
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1]
  if (!boundary) throw new Error('the message has one part only')
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => parseEntity(part.replace(/^\r\n/, '').replace(/\r\n$/, '')))
    .map((part): [string, string] => [readType(part.headers), decodeBody(part.headers, part.body)])
  return { headers, parts: new Map(parts) }
}

function parseEntity(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
  })
  return { headers: new Map(headers), body: raw.slice(end + 4) }
}

function readType(headers: Map<string, string>): string {
  return headers.get('content-type')?.split(';')[0] ?? ''
}

function decodeBody(headers: Map<string, string>, body: string): string {
  const encoding = headers.get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding === 'quoted-printable') return decodeQuoted(body.replaceAll(/=\r\n/g, ''))
  return body
}

function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decodeQuoted(text.replaceAll('_', ' ')),
    )
}

function decodeQuoted(text: string): string {
  return decodeURIComponent(text.replaceAll('%', '%25').replaceAll(/=([\dA-F]{2})/g, '%$1'))
}
