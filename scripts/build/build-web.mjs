import { build } from 'vite'
import { inRepository } from '../repository-root.mjs'
import { followImports } from './chunk-plugin.mjs'
import { preloadScreens } from './preload-screens.mjs'
import { prerenderScreens } from './prerender-screens.mjs'
import { importSingleIcons } from './split-icon-imports.mjs'

/**
 * The front end, by the settings in vite.config.ts.
 * @param {import('./find-first-parts.mjs').FirstParts} firstParts
 */
export async function buildWeb(firstParts) {
  const { plugin, codeSplitting } = followImports()
  await build({
    root: inRepository(),
    configFile: inRepository('vite.config.ts'),
    logLevel: 'warn',
    plugins: [plugin, importSingleIcons()],
    build: { rolldownOptions: { output: { codeSplitting } } },
  })
  const web = inRepository('dist', 'web')
  preloadScreens(web, firstParts)
  await prerenderScreens(web)
}
