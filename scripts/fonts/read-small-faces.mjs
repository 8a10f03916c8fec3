/**
 * @typedef {object} SmallFace
 * @property {string} name as the packages call the face
 * @property {string} letters what its small file is to hold
 * @property {{ min: number, max: number }} weights
 */

/**
 * The faces that the styles take from a small file, with the letters and weights they promise of it.
 * @param {string} css
 * @returns {SmallFace[]}
 */
export function readSmallFaces(css) {
  return css.split('@font-face').flatMap((face) => {
    const name = /url\('[^']*\/([\w-]+)-first\.woff2'\)/.exec(face)?.[1]
    const weights = /font-weight:\s*(\d+) (\d+);/.exec(face)
    const ranges = /unicode-range:([^;]+);/.exec(face)?.[1]
    if (!name) return []
    if (!weights || !ranges) throw new Error(`The small file of ${name} needs its weights and letters named`)
    const letters = ranges.split(',').map(spellOut).join('')
    return [{ name, letters, weights: { min: Number(weights[1]), max: Number(weights[2]) } }]
  })
}

/**
 * @param {string} range such as "U+0020-007E" or "U+00A0"
 * @returns {string}
 */
function spellOut(range) {
  const ends = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/.exec(range.trim())
  if (!ends) throw new Error(`No range of letters: ${range}`)
  const first = Number.parseInt(ends[1] ?? '', 16)
  const last = Number.parseInt(ends[2] ?? ends[1] ?? '', 16)
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}
