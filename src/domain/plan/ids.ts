/** Ids are 21 characters of a URL-safe alphabet: 126 random bits, enough that no two ever meet. */

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
 * An id for an item that was stored without one. It depends on the item's place alone, so that two tabs or
 * two devices that repair the same plan agree, and merging them makes no twins.
 */
export function deriveId(place: string): string {
  let id = ''
  for (let index = 0; index < idLength; index += 1) id += alphabet.charAt(hash(`${index}/${place}`) & 63)
  return id
}

/** FNV-1a, with a last mix because its low bits alone are weak. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return (value ^ (value >>> 15)) >>> 0
}
