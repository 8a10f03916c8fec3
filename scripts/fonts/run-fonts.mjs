import { readFileSync, writeFileSync } from 'node:fs'
import { ensureInstalled } from '../install/ensure-installed.mjs'
import { ensureTools, requireTool } from '../install/ensure-tools.mjs'
import { runEntry } from '../processes/run-entry.mjs'
import { inRepository } from '../repository-root.mjs'
import { readSmallFaces } from './read-small-faces.mjs'

/**
 * The part of subset-font that is used here; its own types are there only once the tools are installed.
 * @typedef {(font: Buffer, text: string, options: {
 *   targetFormat: 'woff2',
 *   noLayoutClosure: boolean,
 *   variationAxes: Record<string, { min: number, max: number }>,
 * }) => Promise<Buffer>} SubsetFont
 */

/** Its ligatures are for program code, and half of the file. */
const withoutLigatures = 'jetbrains-mono'

await runEntry(async () => {
  await ensureInstalled()
  await ensureTools()
  const subsetFont = /** @type {SubsetFont} */ (requireTool('subset-font'))
  const styles = inRepository('src', 'web', 'styles')
  for (const { name, letters, weights } of readSmallFaces(readFileSync(`${styles}/fonts.css`, 'utf8'))) {
    const file = `${name}-latin-wght-normal.woff2`
    const whole = readFileSync(inRepository('node_modules', '@fontsource-variable', name, 'files', file))
    const small = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      noLayoutClosure: name === withoutLigatures,
      variationAxes: { wght: weights },
    })
    writeFileSync(`${styles}/first-letters/${name}-first.woff2`, small)
    console.log(`${name}: ${small.length} of ${whole.length} bytes`)
  }
})
