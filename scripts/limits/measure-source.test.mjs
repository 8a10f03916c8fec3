import { expect, test } from 'vitest'
import { isMeasured, measureSource } from './measure-source.mjs'

const lines = (/** @type {number} */ count) => 'a\n'.repeat(count)

test('what is measured is source, styles and tests', () => {
  const files = [
    'src/a.ts',
    'src/web/b.css',
    'scripts/c.test.mjs',
    'tests/e2e/d.spec.ts',
    'tests/support/e.ts',
    'README.md',
  ]
  expect(files.filter((file) => isMeasured(file))).toEqual(files.slice(0, 4))
})

test('lines are counted apart in source and in tests, and folders down to the second level', () => {
  const { measured, largestFolder } = measureSource([
    { file: 'src/web/rooms/one.tsx', text: lines(30) },
    { file: 'src/web/rooms/deep/two.ts', text: lines(30) },
    { file: 'src/web/halls/three.ts', text: lines(20) },
    { file: 'src/contract/four.ts', text: lines(10) },
    { file: 'src/web/rooms/one.test.tsx', text: lines(5) },
    { file: 'tests/e2e/rooms.spec.ts', text: "test('a', x)\n  test('b', x)\n  test.slow()\n// test('c')\n" },
  ])
  expect(measured).toEqual({
    sourceLines: 90,
    largestFolderPercent: 66.7,
    browserTests: 2,
    testFiles: 2,
    testLines: 9,
  })
  expect(largestFolder).toBe('src/web/rooms')
})
