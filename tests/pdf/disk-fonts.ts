import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FontSource } from '#exports/pdf/fonts/font-catalogue.ts'
import { unwrapWoff } from '#web/export-worker/unwrap-woff.ts'

const packages = path.resolve(import.meta.dirname, '../../node_modules/@fontsource')

/** The fonts as they are installed; notes which files were asked for. */
export function readDiskFonts(): FontSource & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    load: async (file, weight) => {
      asked.push(`${path.basename(file)}-${weight}`)
      return await unwrapWoff(new Uint8Array(await readFile(`${packages}/${file}-${weight}-normal.woff`)))
    },
    loadSliceRanges: async (family) =>
      JSON.parse(await readFile(`${packages}/${family}/unicode.json`, 'utf8')) as Record<string, string>,
  }
}
