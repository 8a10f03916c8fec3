import { findPage, isApiPath, learnPaths, pages } from '#contract/paths.ts'
import { lessonCacheName } from './lesson-cache.ts'

/**
 * How the service worker answers a request:
 * - pass: not handled, the browser asks the server as if there were no worker;
 * - shell: the app's stored page, so that a screen opens immediately and without a network;
 * - network-or-shell: the server's page, or the stored one when there is no network;
 * - lesson: the server's page, of which a copy is kept for when there is no network;
 * - stored: the copy that was stored when this version was installed;
 * - keep: fetched once and then kept, for files too large to store before they are needed.
 */
export type Strategy = 'pass' | 'shell' | 'network-or-shell' | 'lesson' | 'stored' | 'keep'

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

/** The build gives these files a new name with every change, so a kept copy is never out of date. */
const hashedFolder = '/assets/'

export function decideStrategy({ method, mode, url }: AskedFor, { origin, stored }: Surroundings): Strategy {
  const { origin: askedOrigin, pathname } = new URL(url)
  // Account data must be requested from the server every time.
  if (method !== 'GET' || askedOrigin !== origin || isApiPath(pathname)) return 'pass'
  if (mode === 'navigate') return decideForPage(pathname)
  if (stored.has(pathname)) return 'stored'
  return pathname.startsWith(hashedFolder) ? 'keep' : 'pass'
}

/** Videos are files below the lessons' address. They are too large to keep. */
const lessonPattern = /^\/learn\/[a-z\d-]+$/

/** The landing pages always come fresh from the server. Without a network, only the app can be shown. */
function decideForPage(pathname: string): Strategy {
  if (pathname === learnPaths.classroom || lessonPattern.test(pathname)) return 'lesson'
  const page = findPage(pathname)
  if (page === null) return 'pass'
  return pages[page].access === 'authenticated' ? 'shell' : 'network-or-shell'
}

/** The stored page of a screen, or the page in which the program draws any screen. */
export function findStoredPage(
  pathname: string,
  { shell, pages: stored }: { shell: string; pages: readonly string[] },
): string {
  const page = findPage(pathname)
  const path = page === null ? shell : pages[page].path
  return stored.includes(path) ? path : shell
}

const cachePrefix = 'planwright-'

/** Holds files kept on first use, across all versions. */
export const keptCacheName = `${cachePrefix}kept`

export function nameStoredCache(revision: string): string {
  return `${cachePrefix}stored-${revision}`
}

/** How many earlier versions to keep. A tab that was opened with one may still request parts of it. */
const earlierVersions = 2

/** Which caches to delete when a version takes over. Names are in order of creation. */
export function listOutdatedCaches(names: readonly string[], current: string): string[] {
  const earlier = names.filter(
    (name) => name.startsWith(cachePrefix) && ![current, keptCacheName, lessonCacheName].includes(name),
  )
  return earlier.slice(0, Math.max(0, earlier.length - earlierVersions))
}
