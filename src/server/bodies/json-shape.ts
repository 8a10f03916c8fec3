export interface ShapeLimits {
  /** Objects and lists inside each other, including the outermost. */
  maxDepth: number
  /** In all lists together. */
  maxEntries: number
  /** The fields of an object with more than this count as entries. */
  maxFieldsOfOne: number
  /** List entries and object fields together. */
  maxValues: number
}

export type ShapeExcess = 'too-deep' | 'too-many-entries' | 'too-many-values'

export interface ShapeScan {
  /** Takes the next bytes. Returns which limit is exceeded, as soon as one is. */
  read: (bytes: Uint8Array) => ShapeExcess | null
  countValues: () => number
}

const quote = 0x22
const comma = 0x2c
const openList = 0x5b
const backslash = 0x5c
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d
const space = 0x20

/** After this many bytes a text counts as long. */
const searchFrom = 64

/** The bytes that matter for the shape. All others belong to a value. */
const isMark = new Uint8Array(256)
for (const byte of [quote, comma, openList, closeList, openObject, closeObject]) isMark[byte] = 1

/**
 * Counts depth and values of JSON as its bytes arrive, without building anything: a parser needs seconds for a few
 * megabytes of brackets. It does not check that the bytes are JSON. It sees the same values as a parser up to the
 * first error, where a parser stops.
 */
export function createShapeScan(limits: ShapeLimits): ShapeScan {
  const { maxDepth, maxEntries, maxFieldsOfOne, maxValues } = limits
  /** For each open list or object: how many values it holds so far, and whether it is a list. */
  const held = new Uint32Array(maxDepth + 1)
  const isList = new Uint8Array(maxDepth + 1)
  let depth = 0
  let entries = 0
  let values = 0
  let isInText = false
  let isEscaped = false
  /** Right after an opening bracket: anything but a closing one is the first value. */
  let isFirst = false
  let excess: ShapeExcess | null = null

  function addValue(): void {
    const count = (held[depth] ?? 0) + 1
    held[depth] = count
    values += 1
    if (isList[depth] === 1 || count > maxFieldsOfOne + 1) entries += 1
    else if (count === maxFieldsOfOne + 1) entries += count
    if (entries > maxEntries) excess = 'too-many-entries'
    else if (values > maxValues) excess = 'too-many-values'
  }

  function open(byte: number): void {
    if (depth === maxDepth) {
      excess = 'too-deep'
      return
    }
    depth += 1
    held[depth] = 0
    isList[depth] = byte === openList ? 1 : 0
    isFirst = true
  }

  /** Skips to the end of a text. Returns where to continue. */
  function skipText(bytes: Uint8Array, from: number): number {
    let index = from
    let plain = 0
    let nextQuote = -1
    if (isEscaped) index += 1
    isEscaped = false
    while (index < bytes.length) {
      const byte = bytes[index]
      index += 1
      if (byte === quote) {
        isInText = false
        return index
      }
      plain = byte === backslash ? 0 : plain + 1
      if (byte === backslash) index += 1
      if (plain < searchFrom) continue
      // In a long text, searching for its end is far faster than looking at each byte.
      plain = 0
      if (nextQuote < index) nextQuote = findByte(bytes, quote, index)
      index += findByte(bytes.subarray(index, nextQuote), backslash, 0)
    }
    isEscaped = index > bytes.length
    return index
  }

  function takeMark(byte: number): void {
    if (byte === closeList || byte === closeObject) {
      isFirst = false
      if (depth > 0) depth -= 1
      return
    }
    if (isFirst) {
      isFirst = false
      addValue()
    }
    if (byte === quote) isInText = true
    else if (byte === comma) addValue()
    else if (byte === openList || byte === openObject) open(byte)
  }

  return {
    countValues: () => values,
    read: (bytes) => {
      let index = isInText ? skipText(bytes, 0) : 0
      while (index < bytes.length && excess === null) {
        const byte = bytes[index] ?? 0
        index += 1
        if (isMark[byte] === 0 && (!isFirst || byte <= space)) continue
        takeMark(byte)
        if (isInText) index = skipText(bytes, index)
      }
      return excess
    },
  }
}

/** The position of the byte, or the length if it is not there. */
function findByte(bytes: Uint8Array, byte: number, from: number): number {
  const found = bytes.indexOf(byte, from)
  return found < 0 ? bytes.length : found
}
