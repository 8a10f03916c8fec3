import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { inRepository } from '../repository-root.mjs'

/**
 * Puts each picture that a page names beside the other files that may be kept for ever, with its content's hash in
 * the name, and tells where it is.
 * @param {string} web the folder of the built front end
 * @returns {(file: string) => string}
 */
export function createPictureFinder(web) {
  /** @type {Map<string, string>} */
  const found = new Map()
  return (file) => {
    const known = found.get(file)
    if (known !== undefined) return known
    const content = readFileSync(inRepository('src', 'web', 'landing', 'pictures', file))
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
    const extension = extname(file)
    const name = `assets/${file.slice(0, -extension.length)}-${hash}${extension}`
    mkdirSync(join(web, 'assets'), { recursive: true })
    writeFileSync(join(web, name), content)
    found.set(file, `/${name}`)
    return `/${name}`
  }
}
