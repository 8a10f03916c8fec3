import { findPage, isApiPath, pages } from '#contract/paths.ts'

/**
 * How the service worker answers a request:
 * - pass: not its business, the browser asks the server as if there were no worker;
 * - shell: the app's one page as it was stored, so that a screen opens at once and without a network;
 * - network-or-shell: the server's page, or the stored one when there is no network;
 * - stored: what was stored when this version was installed;
 * - keep: asked for once, then kept, for what is too large to store before anyone wants it.
 */
export type Strategy = 'pass' | 'shell' | 'network-or-shell' | 'stored' | 'keep'

interface AskedFor {
  method: string
  /** As in Request.mode: a page that is opened has 'navigate'. */
  mode: string
  url: string
}

interface Surroundings {
  origin: string
  /** The paths stored at installation. */
  stored: ReadonlySet<string>
}

/** Build tools give these a new name with every change, so a kept copy is never out of date. */
const hashedFolder = '/assets/'

export function decideStrategy({ method, mode, url }: AskedFor, { origin, stored }: Surroundings): Strategy {
  const { origin: askedOrigin, pathname } = new URL(url)
  // What an account is told must be asked for anew, by everyone and every time.
  if (method !== 'GET' || askedOrigin !== origin || isApiPath(pathname)) return 'pass'
  if (mode === 'navigate') return decideForPage(pathname)
  if (stored.has(pathname)) return 'stored'
  return pathname.startsWith(hashedFolder) ? 'keep' : 'pass'
}

/** The landing pages are the server's own and always new; without a network only the app has something to show. */
function decideForPage(pathname: string): Strategy {
  const page = findPage(pathname)
  if (page === null) return 'pass'
  return pages[page].access === 'authenticated' ? 'shell' : 'network-or-shell'
}

const cachePrefix = 'planwright-'

/** Holds what is kept on first use, over all versions. */
export const keptCacheName = `${cachePrefix}kept`

export function nameStoredCache(revision: string): string {
  return `${cachePrefix}stored-${revision}`
}

/** How many earlier versions stay: a tab that was opened with one may still ask for parts of it. */
const earlierVersions = 2

/** Which caches to delete when a version takes over; names come in the order in which they were made. */
export function listOutdatedCaches(names: readonly string[], current: string): string[] {
  const earlier = names.filter(
    (name) => name.startsWith(cachePrefix) && name !== current && name !== keptCacheName,
  )
  return earlier.slice(0, Math.max(0, earlier.length - earlierVersions))
}
