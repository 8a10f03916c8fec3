import { create, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { readDiskFonts } from '#tests/pdf/disk-fonts.ts'
import { createChangeList, readAskedVersion } from '#tests/pdf/package-changes.ts'
import { faceFiles } from './font-catalog.ts'
import {
  createExtendedSubset,
  enlargeTables,
  type FontInternals,
  forgetGlyphs,
  type SubsetInternals,
} from './fontkit-internals.ts'

const listChanges = createChangeList('fontkit', 'src/exports/pdf/fonts/fontkit-internals.ts')

async function open(): Promise<Font> {
  return create(await readDiskFonts().load(faceFiles.latin, 400))
}

const maxpMembers: Record<keyof FontInternals['maxp'], true> = {
  maxComponentElements: true,
  maxComponentDepth: true,
  maxComponentPoints: true,
  maxComponentContours: true,
}

/** The numeric members of each. */
const subsetMembers: Record<keyof SubsetInternals, string> = {
  _addGlyph: '_addGlyph.length',
  glyf: 'glyf.length',
  loca: 'loca.offsets.length',
  hmtx: 'hmtx.metrics.0.advance',
  offset: 'offset',
}

function isNumberAt(value: unknown, path: string): boolean {
  const read = (part: unknown, key: string) => (part as Record<string, unknown> | undefined)?.[key]
  return typeof path.split('.').reduce<unknown>(read, value) === 'number'
}

describe('the undocumented part of fontkit that we use', () => {
  test('comes from one exact version', () => {
    expect(readAskedVersion('fontkit')).toMatch(/^\d+\.\d+\.\d+$/)
  })

  test.each(['loca.version', ...Object.keys(maxpMembers).map((name) => `maxp.${name}`)])(
    'has font.%s',
    async (path) => {
      expect(listChanges({ [`font.${path}`]: isNumberAt(await open(), path) })).toEqual([])
    },
  )

  test.each(Object.values(subsetMembers))('has subset.%s while it is written', async (path) => {
    const subset = (await open()).createSubset()
    subset.includeGlyph(1)
    subset.encode()
    expect(listChanges({ [`subset.${path}`]: isNumberAt(subset, path) })).toEqual([])
  })

  test('caches a glyph with its letters until the cache is cleared', async () => {
    const font = await open()
    const find = () => font.layout('A').glyphs[0]
    const glyph = find()
    const isRemembered = find() === glyph
    forgetGlyphs(font)
    const changes = listChanges({
      'how it remembers glyphs': isRemembered,
      'font._glyphs': find() !== glyph,
    })
    expect(changes).toEqual([])
  })

  test('writes a glyph of our own among those of the font, and the tables for it', async () => {
    const font = await open()
    const ownId = 0x1_0000
    const own = { bytes: new Uint8Array(12), advance: 321, bearing: 0 }
    const subset = createExtendedSubset(font, (glyphId) => (glyphId === ownId ? own : null))
    subset.glyphs.push(ownId)
    enlargeTables(font)
    const written = create(subset.encode()) as Font & FontInternals
    const changes = listChanges({
      'subset._addGlyph': written.getGlyph(1).advanceWidth === own.advance,
      'font.maxp': written.maxp.maxComponentPoints >= 1024,
    })
    expect(changes).toEqual([])
  })
})
