/** Shorter texts are sent fastest as they are. */
const longText = 64 * 1024

/**
 * JSON in parts, as it is sent. A long text becomes bytes: as a text, Node would copy it once more to put the headers
 * before it, and once more into three times its room until the client has read it.
 */
export function joinJson(parts: readonly (string | Uint8Array)[]): string | Buffer {
  const texts = parts.filter((part) => typeof part === 'string')
  if (texts.length === parts.length && texts.every(({ length }) => length < longText)) return texts.join('')
  const bytes = Buffer.allocUnsafeSlow(
    parts.reduce((sum, part) => sum + (typeof part === 'string' ? Buffer.byteLength(part) : part.length), 0),
  )
  let end = 0
  for (const part of parts) {
    if (typeof part === 'string') {
      end += bytes.write(part, end)
    } else {
      bytes.set(part, end)
      end += part.length
    }
  }
  return bytes
}
