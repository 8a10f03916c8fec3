/** Longer than storing the last words takes, and no longer than a person waits for a page. */
const patienceMs = 4000

const keepers = new Set<() => unknown>()

/** Names what the page does before it is loaded again, such as storing words. Returns a function that ends it. */
export function beforeReload(keep: () => unknown): () => void {
  keepers.add(keep)
  return () => keepers.delete(keep)
}

/** Loads the page again once every word is kept. If one cannot be, the browser asks the person. */
export async function reloadPage(reload = () => globalThis.location.reload()): Promise<void> {
  const kept = Promise.allSettled([...keepers].map(async (keep) => keep()))
  const patience = new Promise((resolve) => {
    setTimeout(resolve, patienceMs)
  })
  await Promise.race([kept, patience])
  reload()
}
