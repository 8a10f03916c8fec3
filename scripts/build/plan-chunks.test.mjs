import { describe, expect, test } from 'vitest'
import { planChunks } from './plan-chunks.mjs'

/**
 * @param {Record<string, { imports?: string[], parts?: string[], bytes?: number }>} modules
 * @returns {Record<string, string>} the shared files' names, by module
 */
function plan(modules) {
  const graph = new Map(
    Object.entries(modules).map(([id, { imports = [], parts = [], bytes = 50_000 }]) => [
      id,
      { imports, parts, bytes },
    ]),
  )
  return Object.fromEntries(planChunks(graph, 'main.ts'))
}

const main = { 'main.ts': { imports: ['react.js', 'screens.ts'] }, 'react.js': {} }
const threeScreens = { 'screens.ts': { parts: ['login.tsx', 'dashboard.tsx', 'workbook.tsx'] } }

describe('what several screens need', () => {
  test('is one file for each set of them, and what one of them needs comes with it', () => {
    expect(
      plan({
        ...main,
        ...threeScreens,
        'login.tsx': { imports: ['field.tsx'] },
        'dashboard.tsx': { imports: ['react.js', 'field.tsx', 'store.ts', 'card.tsx'] },
        'workbook.tsx': { imports: ['field.tsx', 'store.ts'] },
        'field.tsx': { imports: ['icon.tsx'] },
        'icon.tsx': { bytes: 60_000 },
        'store.ts': {},
        'card.tsx': {},
      }),
    ).toEqual({ 'field.tsx': 'icon', 'icon.tsx': 'icon', 'store.ts': 'store' })
  })

  test('goes with what more screens need when it is small', () => {
    expect(
      plan({
        ...main,
        ...threeScreens,
        'login.tsx': { imports: ['field.tsx'] },
        'dashboard.tsx': { imports: ['field.tsx', 'banner.tsx'] },
        'workbook.tsx': { imports: ['field.tsx', 'banner.tsx'] },
        'field.tsx': {},
        'banner.tsx': { bytes: 500 },
      }),
    ).toEqual({ 'field.tsx': 'field', 'banner.tsx': 'field' })
  })

  test('goes with what most of them need when it is small and no file is for all', () => {
    expect(
      plan({
        ...main,
        ...threeScreens,
        'login.tsx': { imports: ['logo.tsx'] },
        'dashboard.tsx': { imports: ['logo.tsx', 'store.ts'] },
        'workbook.tsx': { imports: ['logo.tsx', 'store.ts'] },
        'logo.tsx': { bytes: 500 },
        'store.ts': {},
      }),
    ).toEqual({ 'logo.tsx': 'store', 'store.ts': 'store' })
  })
})

describe('what one screen needs, and a part of another', () => {
  const modules = {
    ...main,
    ...threeScreens,
    'login.tsx': { imports: ['icon.tsx'] },
    'dashboard.tsx': { imports: ['icon.tsx', 'printer.ts'] },
    'workbook.tsx': { imports: ['icon.tsx'], parts: ['export.tsx'] },
    'export.tsx': { imports: ['printer.ts'] },
    'icon.tsx': {},
  }

  test('goes with the one module it imports when it is tiny, because that is loaded with it', () => {
    expect(plan({ ...modules, 'printer.ts': { imports: ['icon.tsx'], bytes: 600 } })).toEqual({
      'icon.tsx': 'icon',
      'printer.ts': 'icon',
    })
  })

  test('is left to the bundler when it is larger, or does not import just that', () => {
    expect(plan({ ...modules, 'printer.ts': { imports: ['icon.tsx'], bytes: 6000 } })).toEqual({
      'icon.tsx': 'icon',
    })
    const imports = ['icon.tsx', 'export.css']
    expect(plan({ ...modules, 'printer.ts': { imports, bytes: 600 } })).toEqual({ 'icon.tsx': 'icon' })
    expect(plan({ ...modules, 'printer.ts': { bytes: 600 } })).toEqual({ 'icon.tsx': 'icon' })
  })
})

describe('what several parts of a screen need', () => {
  const workbook = {
    ...main,
    'screens.ts': { parts: ['login.tsx', 'workbook.tsx'] },
    'login.tsx': { imports: ['field.tsx'] },
    'workbook.tsx': { imports: ['forms.ts', 'editor.ts'] },
    'forms.ts': { parts: ['idea.tsx', 'market.tsx'] },
    'editor.ts': {},
    'field.tsx': {},
    'list.tsx': {},
  }

  test('is also a file, without modules that are already loaded', () => {
    const imports = ['list.tsx', 'react.js']
    expect(plan({ ...workbook, 'idea.tsx': { imports }, 'market.tsx': { imports } })).toEqual({
      'list.tsx': 'list',
    })
  })

  test('is a file together with what the screen itself shares with them', () => {
    const imports = ['editor.ts', 'store.ts']
    const modules = { ...workbook, 'editor.ts': { imports: ['store.ts'], bytes: 500 }, 'store.ts': {} }
    expect(plan({ ...modules, 'idea.tsx': { imports }, 'market.tsx': {} })).toEqual({
      'editor.ts': 'store',
      'store.ts': 'store',
    })
  })

  test('is a file of its own when a part that only leads to it has no use for the rest', () => {
    const imports = ['list.tsx', 'engine.ts']
    expect(
      plan({
        ...workbook,
        'forms.ts': { parts: ['idea.tsx', 'market.tsx', 'results.tsx'] },
        'idea.tsx': { imports },
        'market.tsx': { imports },
        'results.tsx': { parts: ['charts.tsx'] },
        'charts.tsx': { imports: ['engine.ts'] },
        'engine.ts': {},
      }),
    ).toEqual({ 'list.tsx': 'list', 'engine.ts': 'engine' })
  })

  test('does not go with a large file that one of them has no use for', () => {
    expect(
      plan({
        ...workbook,
        'forms.ts': { parts: ['idea.tsx', 'market.tsx', 'team.tsx'] },
        'idea.tsx': { imports: ['hint.ts', 'list.tsx'] },
        'market.tsx': { imports: ['hint.ts', 'list.tsx'] },
        'team.tsx': { imports: ['hint.ts'] },
        'hint.ts': { bytes: 500 },
      }),
    ).toEqual({ 'hint.ts': 'hint', 'list.tsx': 'list' })
  })

  test('is left to the bundler where another screen has it: that one would fetch the rest of the file', () => {
    const imports = ['list.tsx', 'field.tsx']
    expect(plan({ ...workbook, 'idea.tsx': { imports }, 'market.tsx': { imports } })).toEqual({
      'list.tsx': 'list',
    })
  })
})

test('parts that request each other do not loop forever', () => {
  expect(
    plan({
      ...main,
      'screens.ts': { parts: ['one.tsx', 'two.tsx'] },
      'one.tsx': { parts: ['two.tsx'] },
      'two.tsx': { parts: ['one.tsx'] },
    }),
  ).toEqual({})
})
