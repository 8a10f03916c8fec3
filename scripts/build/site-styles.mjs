import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { inRepository } from '../repository-root.mjs'

/** The small files that set nearly every page alone. */
const firstFonts = /-first-[^/]*\.woff2$/

/**
 * The styles of the prerendered pages, with nothing in them that these pages do not use. Their fonts are the app's:
 * a name holds its content's hash, so both ask for the same files.
 * @param {string} web the folder of the built front end
 */
export function buildSiteStyles(web) {
  return buildStyles(web, inRepository('src', 'web', 'site', 'site.css'))
}

/**
 * A stylesheet to stand in pages. Its fonts are put beside the built files.
 * @param {string} web the folder of the built front end
 * @param {string} input
 */
export async function buildStyles(web, input) {
  const result = await build({
    root: inRepository(),
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      write: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input,
        // One stylesheet is all there is: of course its plugin takes most of the time.
        checks: { bundlerTimings: false },
      },
    },
  })
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const assets = outputs.filter((output) => output.type === 'asset')
  const style = assets.find(({ fileName }) => fileName.endsWith('.css'))
  if (!style) throw new Error('The pages have no styles')
  const fonts = assets.filter(({ fileName }) => fileName.endsWith('.woff2'))
  for (const { fileName, source } of fonts) {
    if (!existsSync(join(web, fileName))) writeFileSync(join(web, fileName), source)
  }
  return {
    text: String(style.source).trim(),
    firstFonts: fonts.map(({ fileName }) => `/${fileName}`).filter((name) => firstFonts.test(name)),
  }
}
