import { expect, test } from 'vitest'
import { measureWorker } from './measure-worker.mjs'

/** @type {Record<string, string>} */
const files = {
  'rules-worker-a1.js':
    'import{a}from"./shared-b2.js";import"./more-c3.js";const late=()=>import("./late-d4.js")',
  'shared-b2.js': 'import{b}from"./more-c3.js"',
  'more-c3.js': '',
  'late-d4.js': '',
  'rules-worker-a1.js.map': '',
}
const built = {
  assetNames: Object.keys(files),
  readText: (/** @type {string} */ name) => files[name] ?? '',
  gzipSizeOf: () => 400,
}

test('a worker counts with what it imports, and without what it may fetch later', () => {
  expect(measureWorker('rules-worker', { totalKb: 1 }, built)).toEqual({
    entry: 'rules-worker',
    budgetName: 'rules-worker',
    javascriptBytes: 1200,
    totalBytes: 1200,
    fileCount: 3,
    faults: ['total above 1 kB'],
  })
})

test('a budget for a worker that was not built is a fault', () => {
  expect(measureWorker('gone-worker', { totalKb: 1 }, built).faults).toEqual(['not built once'])
})
