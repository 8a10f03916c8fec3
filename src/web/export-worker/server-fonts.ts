import type { FontSource } from '#exports/pdf/fonts/font-catalog.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { firstFontAddresses } from './first-font-addresses.ts'
import { unwrapWoff } from './unwrap-woff.ts'

const folder = '/fonts/'

/** Fetches fonts from our own server. The browser caches them, because their URLs change with their content. */
export const serverFonts: FontSource = {
  load: async (file, weight) => {
    const path = `${folder}${file}-${weight}-normal.woff`
    const address = firstFontAddresses[path] ?? (await findFurtherAddress(path))
    const answer = await fetchFile(address)
    return await unwrapWoff(new Uint8Array(await answer.arrayBuffer()))
  },
  loadSliceRanges: async (family) => {
    const { sliceRangeAddresses } = await loadPart(() => import('./further-font-addresses.ts'))
    const answer = await fetchFile(sliceRangeAddresses[`${folder}${family}/unicode.json`])
    return (await answer.json()) as Record<string, string>
  },
}

async function findFurtherAddress(path: string): Promise<string | undefined> {
  const { furtherFontAddresses } = await loadPart(() => import('./further-font-addresses.ts'))
  return furtherFontAddresses[path]
}

async function fetchFile(address: string | undefined): Promise<Response> {
  if (address === undefined) throw new Error('The server has no such font')
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The font ${address} could not be fetched (${answer.status})`)
  return answer
}
