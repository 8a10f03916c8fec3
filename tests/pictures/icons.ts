import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sharp } from './write-pictures.ts'

const rounded = 'rx="7"'
// A mask may cut away all but the inner 80 %, so the letter shrinks toward the middle.
const maskableScale = 0.72

/** The icons that systems ask for, drawn from the one in public/favicon.svg. */
export async function makeIcons(): Promise<void> {
  const logo = readFileSync('public/favicon.svg', 'utf8')
  if (!logo.includes(rounded)) throw new Error('The logo has no rounded corners to fill')
  const fullBleed = logo.replace(rounded, '')
  const maskable = fullBleed.replace(
    '<path ',
    `<path transform="translate(16 16) scale(${maskableScale}) translate(-16 -16)" `,
  )
  const draw = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  const icons = {
    'favicon.ico': wrapAsIco([
      { size: 16, png: await draw(logo, 16) },
      { size: 32, png: await draw(logo, 32) },
    ]),
    // The system rounds the corners of this one itself.
    'apple-touch-icon.png': await draw(fullBleed, 180),
    'icon-192.png': await draw(logo, 192),
    'icon-512.png': await draw(logo, 512),
    'maskable-512.png': await draw(maskable, 512),
  }
  for (const [name, content] of Object.entries(icons)) writeFileSync(path.join('public', name), content)
}

/** PNGs in the .ico container: a header, an entry of 16 bytes for each, then the pictures themselves. */
function wrapAsIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}
