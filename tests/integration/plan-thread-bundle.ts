import { pathToFileURL } from 'node:url'
import { bundleProgram } from './bundle-program.ts'

/** The thread for giant plans. */
export async function bundlePlanThread(): Promise<{ file: URL; remove: () => Promise<void> }> {
  const { file, remove } = await bundleProgram('src/server/plan-thread.ts')
  return { file: pathToFileURL(file), remove }
}
