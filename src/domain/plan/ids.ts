/** Ids are 21 characters of a URL-safe alphabet: 126 random bits, enough to avoid collisions. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'
const idLength = 21

export type RandomBytes = (length: number) => Uint8Array

export function createId(randomBytes: RandomBytes): string {
  let id = ''
  for (const byte of randomBytes(idLength)) id += alphabet.charAt(byte & 63)
  return id
}

/** 'wb_', random text and a time stamp, so that ids made in one browser also sort by age. */
export function createPlanId(randomBytes: RandomBytes, nowMs: number): string {
  return `wb_${createId(randomBytes).slice(0, 12)}_${nowMs.toString(36)}`
}

/**
 * An id for an item that was stored without one. It depends only on the item's position, so two tabs or devices
 * that repair the same plan get the same id, and merging them creates no duplicates.
 */
export function deriveId(place: string): string {
  return deriveIdsIn('')(place)
}

/** The same for many places that begin alike. The beginning is read only once. */
export function deriveIdsIn(beginning: string): (rest: string) => string {
  const starts = hashStarts.map((start) => mixIn(beginning, start))
  return (rest) => {
    let id = ''
    for (const start of starts) id += alphabet.charAt(hash(rest, start) & 63)
    return id
  }
}

/** Each character of an id hashes its own index, a slash and the place. The beginning is the same for all places. */
const hashStarts = Array.from({ length: idLength }, (_, index) => mixIn(`${index}/`, 0x811c9dc5))

/** FNV-1a with a final mix, because its low bits alone are weak. */
function hash(text: string, start: number): number {
  const value = mixIn(text, start)
  return (value ^ (value >>> 15)) >>> 0
}

function mixIn(text: string, start: number): number {
  let value = start
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value
}
