export interface ZipEntry {
  /** With its folders, in ASCII. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** Raw DEFLATE. The browser's own is several times faster than any script, and so whoever renders brings it. */
export type Deflate = (bytes: Uint8Array) => Promise<Uint8Array>

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const
const localLength = 30
const centralLength = 46
const endLength = 22
const version = 20
const deflated = 8
/** 1980-01-01, the first day that archives know. The file's own date is in its properties. */
const archiveDate = 0x21

interface PackedEntry {
  readonly name: Uint8Array
  readonly crc: number
  readonly packed: Uint8Array
  readonly length: number
}

/** A ZIP archive of a few files, far below the sizes that need its 64-bit form. */
export async function writeZip(entries: readonly ZipEntry[], deflate: Deflate): Promise<Uint8Array> {
  const packed = await Promise.all(
    entries.map(async ({ name, bytes }): Promise<PackedEntry> => ({
      name: encodeAscii(name),
      crc: computeCrc(bytes),
      packed: await deflate(bytes),
      length: bytes.length,
    })),
  )
  const localSize = sum(packed, ({ name, packed: { length } }) => localLength + name.length + length)
  const centralSize = sum(packed, ({ name }) => centralLength + name.length)
  const archive = new Uint8Array(localSize + centralSize + endLength)
  const view = new DataView(archive.buffer)
  let at = 0
  let central = localSize
  for (const entry of packed) {
    const start = at
    view.setUint32(at, signatures.local, true)
    writeFacts(view, at + 4, entry)
    archive.set(entry.name, at + localLength)
    at += localLength + entry.name.length
    archive.set(entry.packed, at)
    at += entry.packed.length

    view.setUint32(central, signatures.central, true)
    view.setUint16(central + 4, version, true)
    writeFacts(view, central + 6, entry)
    view.setUint32(central + 42, start, true)
    archive.set(entry.name, central + centralLength)
    central += centralLength + entry.name.length
  }
  view.setUint32(central, signatures.end, true)
  view.setUint16(central + 8, packed.length, true)
  view.setUint16(central + 10, packed.length, true)
  view.setUint32(central + 12, centralSize, true)
  view.setUint32(central + 16, localSize, true)
  return archive
}

/** What both headers of a file say, in the same order. */
function writeFacts(view: DataView, at: number, { name, crc, packed, length }: PackedEntry): void {
  view.setUint16(at, version, true)
  view.setUint16(at + 4, deflated, true)
  view.setUint16(at + 8, archiveDate, true)
  view.setUint32(at + 10, crc, true)
  view.setUint32(at + 14, packed.length, true)
  view.setUint32(at + 18, length, true)
  view.setUint16(at + 22, name.length, true)
}

function encodeAscii(name: string): Uint8Array {
  return Uint8Array.from(name, (letter) => letter.codePointAt(0) ?? 0)
}

function sum(entries: readonly PackedEntry[], count: (entry: PackedEntry) => number): number {
  return entries.reduce((total, entry) => total + count(entry), 0)
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

/** The checksum that archives keep of a file. */
function computeCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (let index = 0; index < bytes.length; index += 1) {
    crc = (crc >>> 8) ^ (crcTable[(crc ^ (bytes[index] ?? 0)) & 0xff] ?? 0)
  }
  return ~crc >>> 0
}
