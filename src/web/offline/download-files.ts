/** The files to store ahead of use. scripts/build writes the list into the worker. */
export interface StoredFiles {
  /** Changes whenever one of the files changes. */
  readonly revision: string
  /** A URL that returns the app's page. */
  readonly shell: string
  /** The script that the page of this version loads. */
  readonly entry: string
  readonly paths: readonly string[]
}

/** How many are fetched at the same time. It is low because the person may be working in the page. */
const atOnce = 4

/** Stores every file or fails as a whole. Half a version would break in the middle of someone's work. */
export async function storeFiles(cache: Cache, { shell, entry, paths }: StoredFiles): Promise<void> {
  const waiting = [...paths]
  const storeNext = async (): Promise<void> => {
    const path = waiting.pop()
    if (path === undefined) return
    await storeFile(cache, path)
    await storeNext()
  }
  await Promise.all([storeShell(cache, shell, entry), ...Array.from({ length: atOnce }, storeNext)])
}

/** During a deployment, the page may still be the earlier version's. The browser tries again later. */
async function storeShell(cache: Cache, shell: string, entry: string): Promise<void> {
  const answer = await fetchWhole(shell)
  const text = await answer.clone().text()
  if (!text.includes(entry)) throw new Error('The page belongs to another version')
  await cache.put(shell, answer)
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
