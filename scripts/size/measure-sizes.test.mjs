import { describe, expect, test } from 'vitest'
import { collectFiles } from './manifest-closure.mjs'
import { measureSizes } from './measure-sizes.mjs'

const manifest = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['_react.js'], isEntry: true },
  '_react.js': { file: 'react.js', imports: ['index.html'] },
  'src/web/workbook/screen.tsx': {
    file: 'screen.js',
    css: ['screen.css'],
    imports: ['_react.js', '_form.js'],
    isDynamicEntry: true,
  },
  '_form.js': { file: 'form.js', css: ['form.css'] },
}
const budgets = {
  'app shell': { match: '^index\\.html$', totalKb: 100 },
  'further screen': { match: '^src/web/', beyond: 'app shell', javascriptKb: 20, totalKb: 40 },
}
const sizeEach = (/** @type {number} */ bytes) => () => bytes

describe('what a page loads', () => {
  test('is everything that it imports, with the styles, once, also round a cycle', () => {
    expect([...collectFiles(manifest, 'index.html')].toSorted()).toEqual([
      'index.css',
      'index.js',
      'react.js',
    ])
  })
})

describe('the size of a part', () => {
  test('counts its scripts, styles and HTML', () => {
    const [shell] = measureSizes(manifest, budgets, sizeEach(10))
    expect(shell).toMatchObject({ budgetName: 'app shell', javascriptBytes: 20, totalBytes: 40, faults: [] })
  })

  test('leaves out what the shell has loaded before it', () => {
    const [, screen] = measureSizes(manifest, budgets, sizeEach(10))
    expect(screen).toMatchObject({ budgetName: 'further screen', javascriptBytes: 20, totalBytes: 40 })
  })

  test('is a fault only above the limit', () => {
    expect(measureSizes(manifest, budgets, sizeEach(10_000)).flatMap((row) => row.faults)).toEqual([])
    const [, screen] = measureSizes(manifest, budgets, sizeEach(10_001))
    expect(screen?.faults).toEqual(['JavaScript above 20 kB', 'total above 40 kB'])
  })

  test('is a fault when no budget names the part', () => {
    const [, screen] = measureSizes(manifest, { 'app shell': budgets['app shell'] }, sizeEach(1))
    expect(screen?.faults).toEqual(['no budget names it'])
  })
})
