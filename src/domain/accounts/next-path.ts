const maxNextLength = 2048

/** Visible ASCII without the backslash, which browsers read as a slash. Real addresses are percent-encoded. */
const plainAddress = /^[!-[\]-~]+$/

/** Slash, backslash and percent, percent-encoded: ways to hide a second slash from one reader of several. */
const hiddenSeparator = /%(?:2f|5c|25)/i
const encodedControl = /%(?:[01][0-9a-f]|7f)/i
const dotSegment = /^(?:\.|%2e){1,2}$/i

/**
 * Where to go after login. Anyone can write a link to the login page, so only a path on this very site
 * counts; null for everything else.
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

/** Half a percent-encoding makes routers throw. */
function isDecodable(address: string): boolean {
  try {
    decodeURI(address)
    return true
  } catch {
    return false
  }
}
