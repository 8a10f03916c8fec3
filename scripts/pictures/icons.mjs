import { readFileSync, writeFileSync } from 'node:fs'
import { inRepository } from '../repository-root.mjs'
import { requireTool } from '../setup/install.mjs'

/** @typedef {import('./write-pictures.mjs').Sharp} Sharp */

const rounded = 'rx="7"'
// A mask may cut away all but the inner 80 %, so the letter shrinks towards the middle.
const maskableScale = 0.72

/**
 * The icons that systems ask for, drawn from the one in public/favicon.svg.
 * @param {Sharp} sharp
 */
export async function makeIcons(sharp) {
  const logo = readFileSync(inRepository('public', 'favicon.svg'), 'utf8')
  if (!logo.includes(rounded)) throw new Error('The logo has no rounded corners to fill')
  const fullBleed = logo.replace(rounded, '')
  const maskable = fullBleed.replace(
    '<path ',
    `<path transform="translate(16 16) scale(${maskableScale}) translate(-16 -16)" `,
  )
  /**
   * @param {string} svg
   * @param {number} size
   */
  const draw = (svg, size) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  const { default: wrapAsIco } = /** @type {{ default: (pictures: Buffer[]) => Promise<Buffer> }} */ (
    requireTool('png-to-ico')
  )
  const icons = {
    'favicon.ico': await wrapAsIco([await draw(logo, 16), await draw(logo, 32)]),
    // The system rounds the corners of this one itself.
    'apple-touch-icon.png': await draw(fullBleed, 180),
    'icon-192.png': await draw(logo, 192),
    'icon-512.png': await draw(logo, 512),
    'maskable-512.png': await draw(maskable, 512),
  }
  for (const [name, content] of Object.entries(icons)) writeFileSync(inRepository('public', name), content)
}
