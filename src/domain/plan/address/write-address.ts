import type { AddressPath, AddressSegment } from './field-address.ts'

/** An address as one unique word: 'marketAnalysis.segments.V1StGXR8.size'. */
export function writeAddress(address: AddressPath): string {
  return address.map(writeSegment).join('.')
}

/** Ids from imported files can contain dots, and spaces, which separate ids in HTML. */
export function escapeKey(key: string): string {
  return key.replaceAll(/[%.\t\n\f\r ]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

/** Reverses `escapeKey`. */
export function unescapeKey(escaped: string): string {
  return escaped.replaceAll(/%([\da-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}

function writeSegment(segment: AddressSegment): string {
  if (typeof segment === 'number') return String(segment)
  return escapeKey(typeof segment === 'string' ? segment : segment.id)
}
