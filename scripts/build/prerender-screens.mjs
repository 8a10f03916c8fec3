import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleScript } from './bundle-script.mjs'
import { failImports } from './find-first-parts.mjs'
import { importBundled } from './import-bundled.mjs'
import { buildScreenStyles } from './screen-styles.mjs'

/** @typedef {{ name: string, title: string, html: string, search: string | null }} PrerenderedScreen */

const emptyRoot = '<div id="root"></div>'
const stylesheet = /<link rel="stylesheet"[^>]*>/
const title = /<title>[^<]*<\/title>/

/**
 * Writes a page for each screen that looks the same to everyone, with the screen in it. The program hydrates it.
 * @param {string} web the folder of the built front end, with the app's page in it
 */
export async function prerenderScreens(web) {
  const screens = await renderScreens()
  const folder = join(web, 'screens')
  const page = readFileSync(join(web, 'index.html'), 'utf8')
  const script = await bundleScript('src/web/app/before-start.ts')
  const styles = await buildScreenStyles(web, [page, ...screens.map(({ html }) => html)])
  mkdirSync(folder, { recursive: true })
  for (const screen of screens) {
    writeFileSync(join(folder, `${screen.name}.html`), fillPage(page, { styles, script }, screen))
  }
}

/**
 * The whole stylesheet moves behind the screen, where it no longer delays the first paint.
 * @param {string} page
 * @param {{ styles: string, script: string }} inline
 * @param {PrerenderedScreen} screen
 */
function fillPage(page, { styles, script }, screen) {
  const [link] = stylesheet.exec(page) ?? []
  if (link === undefined || !page.includes(emptyRoot) || !title.test(page)) {
    throw new Error('The page has no place for a screen')
  }
  const search = screen.search === null ? '' : ` data-search="${screen.search}"`
  const root = `<div id="root" data-screen="${screen.name}"${search}>${screen.html}</div>`
  // Functions, because a price such as $97 would be read as a reference.
  return page
    .replace(title, () => `<title>${screen.title}</title>`)
    .replace(link, () => `<style>${styles}</style>\n    <script>${script}</script>`)
    .replace(emptyRoot, () => `${root}\n    ${link}`)
}

/** @returns {Promise<PrerenderedScreen[]>} */
async function renderScreens() {
  const { renderScreens: render } = await importBundled('src/web/app/prerendered-screens.tsx', {
    define: { 'import.meta.env.DEV': 'false', 'import.meta.env.PROD': 'true' },
    plugins: [failImports(isScreen)],
  })
  return render()
}

/**
 * Screens that are prerendered. Other parts are not needed to draw them, and some cannot be loaded here.
 * @param {string} part
 */
function isScreen(part) {
  return /^src\/web\/(?:account|checkout|app)\/[\w-]+-screen\.tsx$/.test(part)
}
