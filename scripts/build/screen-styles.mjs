import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { inRepository } from '../repository-root.mjs'
import { buildStyles } from './site-styles.mjs'

/**
 * The part of the app's styles that the prerendered screens use. It stands in their pages, so that nothing has to be
 * fetched before the first paint. The app's whole stylesheet follows it.
 * @param {string} web the folder of the built front end
 * @param {string[]} screens as HTML
 */
export async function buildScreenStyles(web, screens) {
  const folder = inRepository('dist', 'screen-styles')
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(`${folder}/screens.html`, screens.join('\n'))
    const names = ['fonts', 'tokens', 'base', 'theme']
    const imports = names.map((name) => `@import '../../src/web/styles/${name}.css';`)
    const lines = [
      "@import 'tailwindcss' source(none) theme(inline);",
      "@source './screens.html';",
      ...imports,
    ]
    writeFileSync(`${folder}/screens.css`, `${lines.join('\n')}\n`)
    const { text } = await buildStyles(web, `${folder}/screens.css`)
    return text
  } finally {
    rmSync(folder, { recursive: true })
  }
}
