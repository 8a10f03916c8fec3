import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { inRepository } from '../repository-root.mjs'
import { failImports } from './find-first-parts.mjs'

const emptyRoot = '<div id="root"></div>'
const title = /<title>[^<]*<\/title>/

/**
 * Writes a page for each screen that looks the same to everyone, with the screen in it. The program hydrates it.
 * @param {string} web the folder of the built front end, with the app's page in it
 */
export async function prerenderScreens(web) {
  const screens = await renderScreens()
  const folder = join(web, 'screens')
  const page = readFileSync(join(web, 'index.html'), 'utf8')
  mkdirSync(folder, { recursive: true })
  for (const screen of screens) {
    writeFileSync(join(folder, `${screen.name}.html`), fillPage(page, screen))
  }
}

/**
 * @param {string} page
 * @param {{ name: string, title: string, html: string }} screen
 */
function fillPage(page, screen) {
  if (!page.includes(emptyRoot) || !title.test(page)) throw new Error('The page has no place for a screen')
  // Functions, because a price such as $97 would be read as a reference.
  return page
    .replace(title, () => `<title>${screen.title}</title>`)
    .replace(emptyRoot, () => `<div id="root" data-screen="${screen.name}">${screen.html}</div>`)
}

/** @returns {Promise<{ name: string, title: string, html: string }[]>} */
async function renderScreens() {
  const file = inRepository('dist', 'prerendering-screens', 'screens.mjs')
  await build({
    absWorkingDir: inRepository(),
    entryPoints: ['src/web/app/prerendered-screens.tsx'],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    define: { 'import.meta.env.DEV': 'false', 'import.meta.env.PROD': 'true' },
    plugins: [failImports(isScreen)],
    logLevel: 'warning',
  })
  try {
    const { renderScreens: render } = await import(pathToFileURL(file).href)
    return await render()
  } finally {
    rmSync(inRepository('dist', 'prerendering-screens'), { recursive: true })
  }
}

/**
 * Screens that are prerendered. Other parts are not needed to draw them, and some cannot be loaded here.
 * @param {string} part
 */
function isScreen(part) {
  return /^src\/web\/(?:account|checkout|app)\/[\w-]+-screen\.tsx$/.test(part)
}
