import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function readBlock(selector: string): Map<string, string> {
  const body = css.slice(css.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? ''
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  )
}

function computeLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function computeContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const light = readBlock("[data-theme='light'] {")
const dark = readBlock("[data-theme='dark'] {")
const grounds = ['paper', 'surface', 'sunk', 'blue-wash', 'ochre-wash', 'green-wash', 'red-wash']
const texts = ['ink', 'ink-2', 'ink-3', 'blue', 'ochre', 'green', 'red']

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, theme) => {
  const color = (name: string) => theme.get(name) ?? ''

  test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    'text in %s is readable on %s',
    (text, ground) => {
      expect(computeContrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([
    ['on-blue', 'blue'],
    ['on-blue', 'blue-strong'],
    ['on-red', 'red'],
    ['on-red', 'red-strong'],
  ])('button text %s is readable on %s', (text, ground) => {
    expect(computeContrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['paper', 'surface', 'sunk'])('the border of a field shows on %s', (ground) => {
    expect(computeContrast(color('control'), color(ground))).toBeGreaterThanOrEqual(3)
  })
})

test('following the system gives the same dark theme as choosing it', () => {
  expect(readBlock(":root:not([data-theme='light'])")).toEqual(dark)
  expect([...light.keys()]).toEqual([...dark.keys()])
})
