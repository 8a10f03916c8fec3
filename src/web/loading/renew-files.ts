/**
 * Fetches files of the program that this page, or this worker, has loaded past every cache, so that a copy that was cut
 * off is replaced. Its failure changes nothing.
 */
export async function renewFiles(pattern = /\.js$/): Promise<void> {
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  const asked = [...new Set(names)].filter((name) => pattern.test(name))
  await Promise.allSettled(asked.map(async (name) => (await fetch(name, { cache: 'reload' })).arrayBuffer()))
}
