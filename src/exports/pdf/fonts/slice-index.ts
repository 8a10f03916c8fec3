import type { FontSource, SlicedFamily } from './font-catalog.ts'

/** The family's files that declare some of the characters. */
export async function findSliceFiles(
  codePoints: Iterable<number>,
  family: SlicedFamily,
  source: FontSource,
): Promise<string[]> {
  const ranges = parseRanges(await source.loadSliceRanges(family))
  const files = new Set<string>()
  for (const codePoint of codePoints) {
    const slice = ranges.find(({ first, last }) => codePoint >= first && codePoint <= last)
    if (slice) files.add(`${family}/files/${family}-${slice.number}`)
  }
  return [...files]
}

interface SliceRange {
  first: number
  last: number
  number: string
}

/** From "[12]": "U+4e00-4e02,U+4e10". */
function parseRanges(unicode: Readonly<Record<string, string>>): SliceRange[] {
  return Object.entries(unicode).flatMap(([key, list]) => {
    const number = /^\[(\d+)\]$/.exec(key)?.[1]
    if (number === undefined) return []
    return list.split(',').flatMap((range) => {
      const [, first, last] = /^U\+([0-9a-f]+)(?:-([0-9a-f]+))?$/i.exec(range.trim()) ?? []
      if (first === undefined) return []
      return [{ first: Number.parseInt(first, 16), last: Number.parseInt(last ?? first, 16), number }]
    })
  })
}
