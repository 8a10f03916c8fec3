import { inflateRawSync } from 'node:zlib'

/** The files of a ZIP archive as text, by name, without pictures. This is enough to read an office document. */
export function readZip(bytes: Uint8Array): Map<string, string> {
  const texts = [...unpackZip(bytes)].filter(([name]) => !/\.(?:png|jpg)$/.test(name))
  return new Map(texts.map(([name, content]) => [name, decode(content)]))
}

/** The files of a ZIP archive by name. */
export function unpackZip(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const files = new Map<string, Uint8Array>()
  let at = findDirectory(view)
  while (at + 46 <= bytes.length && view.getUint32(at, true) === 0x02014b50) {
    const isStored = view.getUint16(at + 10, true) === 0
    const packedSize = view.getUint32(at + 20, true)
    const nameLength = view.getUint16(at + 28, true)
    const header = view.getUint32(at + 42, true)
    const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
    const packed = bytes.subarray(start, start + packedSize)
    const name = decode(bytes.subarray(at + 46, at + 46 + nameLength))
    files.set(name, isStored ? packed : inflateRawSync(packed))
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}

/** The record at the archive's end holds its position. */
function findDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return view.getUint32(at + 16, true)
  }
  throw new Error('This is not a ZIP archive')
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}
