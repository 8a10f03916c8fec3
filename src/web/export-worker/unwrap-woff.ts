const headerLength = 44
const entryLength = 20
const outerHeaderLength = 12
const outerEntryLength = 16
const woffSignature = 0x774f4646

interface WoffTable {
  tag: number
  offset: number
  packedLength: number
  length: number
  checksum: number
}

/** The TrueType font inside a WOFF file: the same tables, each unpacked. */
export async function unwrapWoff(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0) !== woffSignature) throw new Error('Not a WOFF font')
  const tables = readTables(view)
  const contents = await Promise.all(
    tables.map(async ({ offset, packedLength, length }) => {
      const packed = bytes.subarray(offset, offset + packedLength)
      return packedLength < length ? await inflate(packed) : packed
    }),
  )

  const directoryLength = outerHeaderLength + outerEntryLength * tables.length
  const font = new Uint8Array(tables.reduce((sum, { length }) => sum + align(length), directoryLength))
  const output = new DataView(font.buffer)
  const power = Math.floor(Math.log2(tables.length))
  output.setUint32(0, view.getUint32(4))
  output.setUint16(4, tables.length)
  output.setUint16(6, 2 ** power * 16)
  output.setUint16(8, power)
  output.setUint16(10, (tables.length - 2 ** power) * 16)
  let offset = directoryLength
  tables.forEach(({ tag, checksum, length }, index) => {
    const entry = outerHeaderLength + outerEntryLength * index
    output.setUint32(entry, tag)
    output.setUint32(entry + 4, checksum)
    output.setUint32(entry + 8, offset)
    output.setUint32(entry + 12, length)
    font.set(contents[index] ?? new Uint8Array(), offset)
    offset += align(length)
  })
  return font
}

function readTables(view: DataView): WoffTable[] {
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const entry = headerLength + entryLength * index
    return {
      tag: view.getUint32(entry),
      offset: view.getUint32(entry + 4),
      packedLength: view.getUint32(entry + 8),
      length: view.getUint32(entry + 12),
      checksum: view.getUint32(entry + 16),
    }
  })
}

/** Tables begin at multiples of four. */
function align(length: number): number {
  return Math.ceil(length / 4) * 4
}

/** Uses the browser's own decompression, which is many times faster than any script. */
async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
