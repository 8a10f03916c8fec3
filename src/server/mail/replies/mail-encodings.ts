/** Text as mail programs encode it. Bytes that make no sense become the sign for an unknown character. */

export function decodeText(
  body: string,
  { encoding, charset }: { encoding: string; charset: string },
): string {
  switch (encoding.trim().toLowerCase()) {
    case 'base64':
      return decodeBytes(Buffer.from(body, 'base64'), charset)
    case 'quoted-printable':
      return decodeBytes(readQuotedPrintable(body.replaceAll(/=[ \t]*\r?\n/g, '')), charset)
    default:
      return body
  }
}

/** A header such as '=?UTF-8?Q?Re:_[Question_12345678]?='. */
export function decodeHeader(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?([^?]+)\?([bq])\?([^?]*)\?=/gi, (_word, charset: string, kind: string, coded: string) =>
      decodeBytes(
        kind.toLowerCase() === 'b'
          ? Buffer.from(coded, 'base64')
          : readQuotedPrintable(coded.replaceAll('_', ' ')),
        charset,
      ),
    )
}

function readQuotedPrintable(text: string): Buffer {
  const parts = text.split(/(=[\dA-F]{2})/i)
  return Buffer.concat(
    parts.map((part) =>
      /^=[\dA-F]{2}$/i.test(part) ? Buffer.from(part.slice(1), 'hex') : Buffer.from(part, 'utf8'),
    ),
  )
}

function decodeBytes(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}
