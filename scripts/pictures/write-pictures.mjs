import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from '../repository-root.mjs'
import { requireTool } from '../setup/install.mjs'

/**
 * The part of sharp that is used here; its own types are there only once the tools are installed.
 * @typedef {object} Picture
 * @property {(width: number, height?: number) => Picture} resize
 * @property {(options: object) => Picture} avif
 * @property {(options: object) => Picture} webp
 * @property {(options: object) => Picture} png
 * @property {() => Promise<{ width: number, height: number }>} metadata
 * @property {() => Promise<Buffer>} toBuffer
 *
 * @typedef {(input: Buffer, options?: { density?: number }) => Picture} Sharp
 *
 * @typedef {object} Shot one photograph, twice as fine as it is shown
 * @property {Buffer} light
 * @property {Buffer | null} dark null where the subject is the same in both
 *
 * @typedef {{ src: string, width: number }} Source
 * @typedef {{ avif: Source[], webp: Source[] }} Sources
 * @typedef {{ alt: string, width: number, height: number, light: Sources, dark: Sources }} CatalogueEntry
 */

const folder = inRepository('src', 'web', 'landing', 'pictures')
const avif = { quality: 48, effort: 4, chromaSubsampling: '4:4:4' }
const webp = { quality: 74, effort: 4, smartSubsample: true }

/** @returns {Sharp} */
export function requireSharp() {
  return /** @type {Sharp} */ (requireTool('sharp'))
}

/** Removes what an earlier run left, so that no picture stays behind under a name nobody asks for. */
export function emptyPictureFolder() {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (/\.(avif|webp)$/.test(name)) rmSync(join(folder, name))
}

/**
 * Writes a photograph in every width and format.
 * @param {Sharp} sharp
 * @param {string} name
 * @param {{ alt: string, widths: readonly number[] }} wanted
 * @param {Shot} shot
 * @returns {Promise<CatalogueEntry>}
 */
export async function writePicture(sharp, name, { alt, widths }, { light, dark }) {
  const { width, height } = await sharp(light).metadata()
  const largest = Math.max(...widths)
  const inLight = await writeSources(sharp, dark ? `${name}-light` : name, light, widths)
  return {
    alt,
    width: largest,
    height: Math.round((height * largest) / width),
    light: inLight,
    dark: dark ? await writeSources(sharp, `${name}-dark`, dark, widths) : inLight,
  }
}

/**
 * @param {Sharp} sharp
 * @param {string} name
 * @param {Buffer} photograph
 * @param {readonly number[]} widths
 * @returns {Promise<Sources>}
 */
async function writeSources(sharp, name, photograph, widths) {
  /** @type {Sources} */
  const sources = { avif: [], webp: [] }
  for (const width of widths) {
    const scaled = sharp(photograph).resize(width)
    const files = { avif: await scaled.avif(avif).toBuffer(), webp: await scaled.webp(webp).toBuffer() }
    for (const format of /** @type {const} */ (['avif', 'webp'])) {
      const src = `${name}-${width}.${format}`
      writeFileSync(join(folder, src), files[format])
      sources[format].push({ src, width })
    }
  }
  return sources
}

/** @param {Record<string, CatalogueEntry>} entries */
export function writeCatalogue(entries) {
  const text = `// Written by \`npm run pictures\`, together with the files it names.

import type { ProductPicture } from '#web/landing/product-picture.ts'

type PictureName = ${Object.keys(entries)
    .map((name) => `'${name}'`)
    .join(' | ')}

export const productPictures = ${JSON.stringify(entries, null, 2)} as const satisfies Record<PictureName, ProductPicture>
`
  writeFileSync(join(folder, 'catalogue.ts'), text)
}
