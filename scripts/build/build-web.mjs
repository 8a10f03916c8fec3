import { build } from 'vite'
import { inRepository } from '../repository-root.mjs'
import { preloadScreens } from './preload-screens.mjs'

/** The front end, by the settings in vite.config.ts. */
export async function buildWeb() {
  await build({ root: inRepository(), configFile: inRepository('vite.config.ts'), logLevel: 'warn' })
  preloadScreens(inRepository('dist', 'web'))
}
