import { readFile } from 'node:fs/promises'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { unwrapWoff } from './unwrap-woff.ts'

const path = 'fonts/noto-sans/files/noto-sans-latin-400-normal.woff'

describe('unwrapping a font', () => {
  test('gives a TrueType font with all its letters', async () => {
    const font = create(await unwrapWoff(new Uint8Array(await readFile(path))))
    expect(font.postscriptName).toBe('NotoSans-Regular')
    expect(font.layout('Ag').glyphs.map(({ advanceWidth }) => advanceWidth)).toEqual([639, 615])
  })

  test('refuses anything else', async () => {
    await expect(unwrapWoff(new Uint8Array(100))).rejects.toThrow('Not a WOFF font')
  })
})
