/** The files to store ahead of use. scripts/build writes the list into the worker. */
export interface StoredFiles {
  /** Changes whenever one of the files changes. */
  readonly revision: string
  /** A URL that returns the app's page without a screen in it. */
  readonly shell: string
  /** The paths of screens that work offline. Their pages may contain the screen. */
  readonly pages: readonly string[]
  /** The script that the page of this version loads. */
  readonly entry: string
  readonly paths: readonly string[]
}

/** How many are fetched at the same time. It is low because the person may be working in the page. */
const atOnce = 4

/** Stores every file or fails as a whole. Half a version would break in the middle of someone's work. */
export async function storeFiles(cache: Cache, files: StoredFiles): Promise<void> {
  const { shell, pages, entry, paths } = files
  const waiting = [...paths]
  const storeNext = async (): Promise<void> => {
    const path = waiting.pop()
    if (path === undefined) return
    await storeFile(cache, path)
    await storeNext()
  }
  const storePages = async (): Promise<void> => {
    for (const page of new Set([shell, ...pages])) await storePage(cache, page, entry)
  }
  await Promise.all([storePages(), ...Array.from({ length: atOnce }, storeNext)])
}

/** During a deployment, the page may still be the earlier version's. The browser tries again later. */
async function storePage(cache: Cache, path: string, entry: string): Promise<void> {
  const answer = await fetchWhole(path)
  const text = await answer.clone().text()
  if (!text.includes(entry)) throw new Error('The page belongs to another version')
  await cache.put(path, answer)
}

async function storeFile(cache: Cache, path: string): Promise<void> {
  // The same name means the same content in every version.
  const known = path.startsWith('/assets/') ? await caches.match(path) : undefined
  await cache.put(path, known ?? (await fetchWhole(path)))
}

async function fetchWhole(path: string): Promise<Response> {
  const answer = await fetch(path, path.startsWith('/assets/') ? {} : { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${path} could not be stored (${answer.status})`)
  return answer
}
