import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRepository } from '../repository-root.mjs'
import { readSmallFaces } from './read-small-faces.mjs'

const css = readFileSync(inRepository('src', 'web', 'styles', 'fonts.css'), 'utf8')

test('a small font file has the letters and weights that its face declares', () => {
  const face = `@font-face {
    font-weight: 400 700;
    src: url('./first-letters/some-sans-first.woff2') format('woff2');
    unicode-range:
      U+0041-0043,
      U+20AC;
  }`
  expect(readSmallFaces(face)).toEqual([
    { name: 'some-sans', letters: 'ABC€', weights: { min: 400, max: 700 } },
  ])
})

test('a face that declares nothing is reported as an error', () => {
  expect(() => readSmallFaces(`@font-face { src: url('./x/some-sans-first.woff2') }`)).toThrow('some-sans')
})

test('the three small files hold the same letters: every ASCII letter and what our own texts add', () => {
  const faces = readSmallFaces(css)
  expect(faces.map(({ name }) => name)).toEqual(['bricolage-grotesque', 'instrument-sans', 'jetbrains-mono'])
  expect(new Set(faces.map(({ letters }) => letters)).size).toBe(1)
  const [{ letters }] = /** @type {[import('./read-small-faces.mjs').SmallFace]} */ (faces)
  for (let code = 0x20; code < 0x7f; code += 1) expect(letters).toContain(String.fromCodePoint(code))
  for (const letter of '’“”–…·©−×€£é') expect(letters).toContain(letter)
})

test('all faces of a family name the same weights, so that none is chosen over another by weight', () => {
  const weights = new Map()
  for (const [, family, weight] of css.matchAll(
    /font-family: '((?:(?!Fallback)[^'])+)';[^}]*font-weight: ([\d ]+);/g,
  )) {
    weights.set(family, (weights.get(family) ?? new Set()).add(weight))
  }
  expect([...weights.keys()]).toEqual(['Bricolage Grotesque', 'Instrument Sans', 'JetBrains Mono'])
  for (const named of weights.values()) expect(named.size).toBe(1)
})
