import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleScript } from './bundle-script.mjs'

/**
 * Writes the script that runs before the first paint into the built page.
 * @param {string} web the folder of the built front end
 */
export async function insertStartScript(web) {
  const page = join(web, 'index.html')
  const script = `<script>${await bundleScript('src/web/app/before-start.ts')}</script>\n  `
  const html = readFileSync(page, 'utf8')
  // Functions, because a `$` in the script would be read as a reference.
  writeFileSync(
    page,
    html.replace('</head>', () => `${script}</head>`),
  )
}
