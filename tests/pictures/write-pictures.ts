import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ProductPicture } from '#web/landing/pictures/product-picture.ts'

/** The part of sharp that is used here; its own types are there only once the tools are installed. */
interface Picture {
  resize: (width: number, height?: number) => Picture
  avif: (options: object) => Picture
  webp: (options: object) => Picture
  png: (options: object) => Picture
  metadata: () => Promise<{ width: number; height: number }>
  toBuffer: () => Promise<Buffer>
}

type Sharp = (input: Buffer, options?: { density?: number }) => Picture

/** A package of tools/, which the product itself must never import. */
export const sharp = createRequire(path.resolve('tools/package.json'))('sharp') as Sharp

const folder = 'src/web/landing/pictures'
const avif = { quality: 48, effort: 4, chromaSubsampling: '4:4:4' }
const webp = { quality: 74, effort: 4, smartSubsample: true }

/** Removes what an earlier run left, so that no picture stays behind under a name no one asks for. */
export function emptyPictureFolder(): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (/\.(avif|webp)$/.test(name)) rmSync(path.join(folder, name))
}

/** Writes a photograph, twice as fine as it is shown, in every width and format. */
export async function writePicture(
  name: string,
  { alt, widths }: { alt: string; widths: readonly number[] },
  { light, dark }: { light: Buffer; dark: Buffer | null },
): Promise<ProductPicture> {
  const { width, height } = await sharp(light).metadata()
  const largest = Math.max(...widths)
  const inLight = await writeSources(dark ? `${name}-light` : name, light, widths)
  return {
    alt,
    width: largest,
    height: Math.round((height * largest) / width),
    light: inLight,
    dark: dark ? await writeSources(`${name}-dark`, dark, widths) : inLight,
  }
}

async function writeSources(name: string, photograph: Buffer, widths: readonly number[]) {
  const sources: Record<'avif' | 'webp', { src: string; width: number }[]> = { avif: [], webp: [] }
  for (const width of widths) {
    const scaled = sharp(photograph).resize(width)
    const files = { avif: await scaled.avif(avif).toBuffer(), webp: await scaled.webp(webp).toBuffer() }
    for (const format of ['avif', 'webp'] as const) {
      const src = `${name}-${width}.${format}`
      writeFileSync(path.join(folder, src), files[format])
      sources[format].push({ src, width })
    }
  }
  return sources
}

export function writeCatalog(entries: Record<string, ProductPicture>): void {
  const text = `// Written by \`npm run pictures\`, together with the files it names.

import type { ProductPicture } from './product-picture.ts'

type PictureName = ${Object.keys(entries)
    .map((name) => `'${name}'`)
    .join(' | ')}

export const productPictures = ${JSON.stringify(entries, null, 2)} as const satisfies Record<PictureName, ProductPicture>
`
  writeFileSync(path.join(folder, 'picture-catalog.ts'), text)
}
