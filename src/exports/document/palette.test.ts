import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colors as wordColors } from '#exports/docx/measures.ts'
import { palette as pdfPalette } from '#exports/pdf/page/pdf-colors.ts'
import { palette } from './palette.ts'

const tokens = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8')
const [lightTheme = ''] = tokens.split("[data-theme='dark']")

test.each(Object.entries(palette))('the exports use the screen’s %s', (name, hex) => {
  const token = name.replace(/[A-Z\d]/g, (character) => `-${character.toLowerCase()}`)
  expect(lightTheme).toContain(` --${token}: ${hex};`)
})

test('each file format writes the same colors in its own way', () => {
  expect(wordColors.greenWash).toBe('E5F2EB')
  expect(pdfPalette.greenWash).toBe('0.898 0.949 0.922')
})
