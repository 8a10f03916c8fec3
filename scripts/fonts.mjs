// `npm run fonts`: takes the fonts in fonts/ anew from the packages named there, and cuts the small files that every
// page starts with.
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readSmallFaces } from './fonts/read-small-faces.mjs'
import { inRepository } from './repository-root.mjs'
import { ensureInstalled, runNpm } from './setup/install.mjs'
import { runEntry, UserFacingError } from './setup/processes.mjs'

/**
 * The part of subset-font that is used here; its own types are there only once it is installed.
 * @typedef {(font: Buffer, text: string, options: {
 *   targetFormat: 'woff2',
 *   noLayoutClosure: boolean,
 *   variationAxes: Record<string, { min: number, max: number }>,
 * }) => Promise<Buffer>} SubsetFont
 */

const folder = inRepository('fonts')
/** The many small files of a family with rare characters: their number may change. */
const slice = /-\d+-400-normal\.woff$/
/** Its ligatures are for program code, and half of the file. */
const withoutLigatures = 'jetbrains-mono'

await runEntry(async () => {
  await ensureInstalled()
  if ((await runNpm(['install', '--loglevel=error'], { cwd: folder })) !== 0)
    throw new UserFacingError('The font packages could not be installed.')
  for (const family of readdirSync(folder).filter((name) => name.startsWith('noto-'))) copyFamily(family)
  await cutSmallFaces()
})

/**
 * Every file that we have, as the package has it now.
 * @param {string} family
 */
function copyFamily(family) {
  const source = join(folder, 'node_modules', '@fontsource', family)
  const target = join(folder, family)
  const kept = readdirSync(join(target, 'files'))
  const isSliced = kept.some((name) => slice.test(name))
  for (const name of kept.filter((name) => slice.test(name))) rmSync(join(target, 'files', name))
  const wanted = readdirSync(join(source, 'files')).filter(
    (name) => kept.includes(name) || (isSliced && slice.test(name)),
  )
  for (const name of wanted) copyFileSync(join(source, 'files', name), join(target, 'files', name))
  for (const name of ['LICENSE', 'unicode.json'])
    if (existsSync(join(target, name))) copyFileSync(join(source, name), join(target, name))
  console.log(`${family}: ${wanted.length} files`)
}

async function cutSmallFaces() {
  const subsetFont = /** @type {SubsetFont} */ (createRequire(join(folder, 'package.json'))('subset-font'))
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
}
