import { createFace, type Face } from './face.ts'
import {
  type FaceName,
  faceFiles,
  type FontSource,
  type FontWeight,
  listFaces,
  slicedFamilies,
} from './font-catalog.ts'
import { findSliceFiles } from './slice-index.ts'

/** The faces that a document needs, and which face shows which text. */
export interface FontSet {
  faces: readonly Face[]
  /** For a letter with its marks. Always returns a face, which shows an unsupported letter as a box. */
  choose: (cluster: string, weight: FontWeight) => Face
}

const kana = /[\u3041-\u30ff]/g
const han = /[\u3400-\u9fff]/g
/** At or above this share, Chinese characters get their Japanese form. */
const japaneseShare = 0.1
const pictograph = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u
const formatMark = /\p{Default_Ignorable_Code_Point}|\p{Cc}/u

export type UsedTexts = Readonly<Record<FontWeight, readonly string[]>>

/** Fetches what the texts need, and nothing else. */
export async function loadFontSet(texts: UsedTexts, source: FontSource): Promise<FontSet> {
  const isJapanese = countMatches(texts, kana) > japaneseShare * countMatches(texts, han)
  const loaded = new Map<string, Promise<Face>>()
  const faces = new Map<string, Face>()
  const load = (file: string, weight: FontWeight) => {
    const key = `${file}-${weight}`
    const known = loaded.get(key)
    if (known) return known
    const id = `F${loaded.size + 1}`
    const loading = source.load(file, weight).then((bytes) => {
      const face = createFace(id, bytes)
      faces.set(key, face)
      return face
    })
    loaded.set(key, loading)
    return loading
  }

  const slices: Face[] = []
  const weights: readonly FontWeight[] = [400, 700]
  const missing = new Set<number>()
  // The first Latin face is always loaded, because it draws the box for unsupported characters.
  await Promise.all(weights.map((weight) => load(faceFiles.latin, weight)))
  for (const weight of weights) {
    if (texts[weight].some((text) => pictograph.test(text))) await load(faceFiles.emoji, 400)
    for (const codePoint of await loadWholeFaces(weight)) missing.add(codePoint)
  }
  for (const family of isJapanese ? slicedFamilies.toReversed() : slicedFamilies) {
    if (missing.size === 0) break
    const files = await findSliceFiles(missing, family, source)
    const fetched = await Promise.all(files.map((file) => load(file, 400)))
    slices.push(...fetched)
    for (const codePoint of missing) {
      if (fetched.some(({ font }) => font.hasGlyphForCodePoint(codePoint))) missing.delete(codePoint)
    }
  }

  /** Works in rounds: a face is fetched only for characters that the likelier ones lack. */
  async function loadWholeFaces(weight: FontWeight): Promise<Set<number>> {
    let wanted = collectCodePoints(texts[weight])
    for (let round = 0; wanted.size > 0; round += 1) {
      const found = new Map<number, FaceName>()
      for (const codePoint of wanted) {
        const name = listFaces(codePoint, isJapanese)[round]
        if (name) found.set(codePoint, name)
      }
      if (found.size === 0) break
      const names = [...new Set(found.values())]
      const fetched = new Map(
        await Promise.all(
          names.map(async (name) => [name, await load(faceFiles[name], weightOf(name, weight))] as const),
        ),
      )
      wanted = new Set(
        [...wanted].filter((codePoint) => {
          const name = found.get(codePoint)
          return !(name && fetched.get(name)?.font.hasGlyphForCodePoint(codePoint))
        }),
      )
    }
    return wanted
  }

  const findFace = (name: FaceName, weight: FontWeight) =>
    faces.get(`${faceFiles[name]}-${weightOf(name, weight)}`)
  const lookUp = (cluster: string, weight: FontWeight): Face => {
    const codePoints = Array.from(cluster).filter((character) => !formatMark.test(character))
    const [first = 0x20, ...marks] = codePoints.map((character) => character.codePointAt(0) ?? 0x20)
    const names = pictograph.test(cluster)
      ? (['emoji', ...listFaces(first, isJapanese)] as const)
      : listFaces(first, isJapanese)
    const candidates = [...names.flatMap((name) => findFace(name, weight) ?? []), ...slices]
    const withFirst = candidates.filter(({ font }) => font.hasGlyphForCodePoint(first))
    const fallback = findFace('latin', weight)
    const face =
      withFirst.find(({ font }) => marks.every((mark) => font.hasGlyphForCodePoint(mark))) ??
      withFirst[0] ??
      fallback
    if (!face) throw new Error('The Latin font is missing')
    return face
  }

  const chosen: Record<FontWeight, Map<string, Face>> = { 400: new Map(), 700: new Map() }
  return {
    faces: [...faces.values()],
    choose: (cluster, weight) => {
      const known = chosen[weight].get(cluster)
      if (known) return known
      const face = lookUp(cluster, weight)
      chosen[weight].set(cluster, face)
      return face
    },
  }
}

/** Emoji are not bolder in a heading. */
function weightOf(name: FaceName, weight: FontWeight): FontWeight {
  return name === 'emoji' ? 400 : weight
}

function collectCodePoints(texts: readonly string[]): Set<number> {
  const characters = new Set<string>()
  for (const text of texts) {
    for (const character of text) characters.add(character)
  }
  return new Set(
    [...characters]
      .filter((character) => !formatMark.test(character))
      .map((character) => character.codePointAt(0) ?? 0),
  )
}

function countMatches(texts: UsedTexts, pattern: RegExp): number {
  return [...texts[400], ...texts[700]].reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)
}
