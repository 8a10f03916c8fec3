const maxNextLength = 2048

/** Visible ASCII without the backslash, which browsers read as a slash. Real URLs are percent-encoded. */
const plainAddress = /^[!-[\]-~]+$/

/** Percent-encoded slash, backslash and percent, which can hide a second slash from some URL parsers. */
const hiddenSeparator = /%(?:2f|5c|25)/i
const encodedControl = /%(?:[01][0-9a-f]|7f)/i
const dotSegment = /^(?:\.|%2e){1,2}$/i

/**
 * The path to go to after login. Anyone can write a link to the login page, so only a path on this site is
 * accepted. Null for everything else.
 */
export function findSafeNextPath(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > maxNextLength) return null
  if (!plainAddress.test(next) || encodedControl.test(next)) return null
  const [path = ''] = next.split(/[?#]/)
  return isPlainPath(path) && isDecodable(next) ? next : null
}

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('//') || hiddenSeparator.test(path)) return false
  return !path.split('/').some((segment) => dotSegment.test(segment))
}

/** An incomplete percent-encoding makes routers throw. */
function isDecodable(address: string): boolean {
  try {
    decodeURI(address)
    return true
  } catch {
    return false
  }
}
