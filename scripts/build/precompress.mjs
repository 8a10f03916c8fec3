import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(css|html|ico|icc|js|json|mjs|svg|webmanifest)$/
const smallestBytes = 512
/** No first visit waits for these, and for their last 2 % brotli takes as long as for all the others. */
const largeBytes = 400_000
const largeQuality = 10

/**
 * Puts a .br and a .gz beside each file that gains by it, so that the server never compresses the same bytes twice.
 * @param {string} web the folder of the built front end
 */
export async function precompress(web) {
  const paths = [web, join(web, 'assets'), join(web, 'screens')].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => compressible.test(name))
      .map((name) => join(folder, name)),
  )
  await Promise.all(paths.map(compressFile))
}

/** @param {string} path */
async function compressFile(path) {
  const content = await readFile(path)
  if (content.length < smallestBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]:
      content.length < largeBytes ? constants.BROTLI_MAX_QUALITY : largeQuality,
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
