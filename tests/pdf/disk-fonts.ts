import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FontSource } from '#exports/pdf/fonts/font-catalog.ts'
import { unwrapWoff } from '#web/export-worker/unwrap-woff.ts'

const folder = path.resolve(import.meta.dirname, '../../fonts')

/** The fonts as they lie in the repository; notes which files were asked for. */
export function readDiskFonts(): FontSource & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    load: async (file, weight) => {
      asked.push(`${path.basename(file)}-${weight}`)
      return await unwrapWoff(new Uint8Array(await readFile(`${folder}/${file}-${weight}-normal.woff`)))
    },
    loadSliceRanges: async (family) =>
      JSON.parse(await readFile(`${folder}/${family}/unicode.json`, 'utf8')) as Record<string, string>,
  }
}
