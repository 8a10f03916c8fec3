import { pathToFileURL } from 'node:url'
import { bundleProgram } from './bundle-program.ts'

/** The program of the threads that read plans. */
export async function bundlePlanThread(
  program = 'src/server/plan-thread/main.ts',
): Promise<{ file: URL; remove: () => Promise<void> }> {
  const { file, remove } = await bundleProgram(program)
  return { file: pathToFileURL(file), remove }
}
