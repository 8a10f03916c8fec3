import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.ttf',
  '.otf',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
])
const smallestBytes = 512

/**
 * Puts a .br and a .gz beside each file that gains by it, so that the server never compresses the same bytes twice.
 * @param {string} folder
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(paths.map(compressFile))
}

/** @param {string} path */
async function compressFile(path) {
  const content = await readFile(path)
  if (content.length < smallestBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([
    brotli.length < content.length ? writeFile(`${path}.br`, brotli) : undefined,
    gzipped.length < content.length ? writeFile(`${path}.gz`, gzipped) : undefined,
  ])
}
