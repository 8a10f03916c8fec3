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
const askedParts = { 'src/web/app/screens.ts': { file: 'index.js', parts: ['src/web/workbook/screen.tsx'] } }
const budgets = {
  prerenderedPage: {},
  shell: { totalKb: 100 },
  askedBy: { 'src/web/app/screens.ts': { javascriptKb: 20, totalKb: 40, files: 4 } },
  parts: {},
  otherPart: { totalKb: 1 },
  workers: {},
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
    const [shell] = measureSizes(manifest, askedParts, budgets, sizeEach(10))
    expect(shell).toMatchObject({ budgetName: 'shell', javascriptBytes: 20, totalBytes: 40, faults: [] })
  })

  test('leaves out files that are already loaded', () => {
    const [, screen] = measureSizes(manifest, askedParts, budgets, sizeEach(10))
    expect(screen).toMatchObject({
      budgetName: 'src/web/app/screens.ts',
      javascriptBytes: 20,
      totalBytes: 40,
      fileCount: 4,
    })
  })

  test('is a fault only above the limit', () => {
    expect(
      measureSizes(manifest, askedParts, budgets, sizeEach(10_000)).flatMap((row) => row.faults),
    ).toEqual([])
    const [, screen] = measureSizes(manifest, askedParts, budgets, sizeEach(10_001))
    expect(screen?.faults).toEqual(['JavaScript above 20 kB', 'total above 40 kB'])
  })

  test('has a budget of its own where one is named', () => {
    const parts = { 'src/web/workbook/screen.tsx': { totalKb: 30 } }
    const [, screen] = measureSizes(manifest, askedParts, { ...budgets, parts }, sizeEach(10_000))
    expect(screen).toMatchObject({
      budgetName: 'src/web/workbook/screen.tsx',
      faults: ['total above 30 kB'],
    })
  })

  test('is a fault with more files than allowed', () => {
    const fewer = { ...budgets, askedBy: { 'src/web/app/screens.ts': { files: 3 } } }
    const [, screen] = measureSizes(manifest, askedParts, fewer, sizeEach(1))
    expect(screen?.faults).toEqual(['more than 3 files'])
  })

  test('has the common limit when no named entry requests the part', () => {
    const [, screen] = measureSizes(manifest, {}, budgets, sizeEach(1000))
    expect(screen).toMatchObject({ budgetName: 'otherPart', faults: ['total above 1 kB'] })
  })
})
