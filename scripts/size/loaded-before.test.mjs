import { expect, test } from 'vitest'
import { findLoadedBefore } from './loaded-before.mjs'

const manifest = {
  'index.html': { file: 'index.js', isEntry: true },
  '_shared.js': { file: 'shared.js' },
  'dashboard.tsx': { file: 'dashboard.js', imports: ['_shared.js'], isDynamicEntry: true },
  'workbook.tsx': { file: 'workbook.js', imports: ['_shared.js'], isDynamicEntry: true },
  'dialog.tsx': { file: 'dialog.js', isDynamicEntry: true },
  'form.tsx': { file: 'form.js', isDynamicEntry: true },
}
const askedParts = {
  'screens.ts': { file: 'index.js', parts: ['dashboard.tsx', 'workbook.tsx'] },
  'card.tsx': { file: 'dashboard.js', parts: ['dialog.tsx'] },
  'title.tsx': { file: 'workbook.js', parts: ['dialog.tsx', 'form.tsx'] },
  'back.ts': { file: 'form.js', parts: ['workbook.tsx'] },
}
const loadedBefore = findLoadedBefore(manifest, askedParts)

test('the page is there before a screen, and the screen before its parts', () => {
  expect([...(loadedBefore.get('workbook.tsx') ?? [])]).toEqual(['index.js'])
  expect([...(loadedBefore.get('form.tsx') ?? [])].toSorted()).toEqual([
    'index.js',
    'shared.js',
    'workbook.js',
  ])
})

test('of a part that two screens ask for, only what both load is there for sure', () => {
  expect([...(loadedBefore.get('dialog.tsx') ?? [])].toSorted()).toEqual(['index.js', 'shared.js'])
})

test('nothing is there before the page', () => {
  expect([...(loadedBefore.get('index.html') ?? [])]).toEqual([])
})
