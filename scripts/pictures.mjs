// `npm run pictures`: makes the pictures of the product, the sample plan and the icons anew.
import { ensureBrowser } from './browser/ensure-browser.mjs'
import { ensureBuilt } from './build/ensure-built.mjs'
import { ensureAllInstalled, ensureTools } from './setup/install.mjs'
import { runEntry, runNode } from './setup/processes.mjs'

await runEntry(async () => {
  await ensureAllInstalled()
  await ensureTools()
  await ensureBuilt()
  const { BROWSER_PATH = '', ...libraries } = await ensureBrowser()
  Object.assign(process.env, libraries)
  // Loaded here, since it needs what has just been installed.
  const { makePictures } = await import('./pictures/make-pictures.mjs')
  await makePictures(BROWSER_PATH)
  await runNode(['node_modules/oxfmt/bin/oxfmt', 'src/web/landing/pictures/catalogue.ts'])
})
