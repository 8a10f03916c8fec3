import { expect, test } from 'vitest'
import { findBrokenPaths } from './find-broken-paths.mjs'

const files = [
  'src/web/ui/buttons/button.tsx',
  'src/web/main.ts',
  'scripts/dev.mjs',
  'src/domain/plan/steps/one-form.ts',
]

test.each([
  'src/web/ui',
  'web/ui/',
  'buttons/button.tsx',
  'main.ts',
  'plan/steps/<step>-form.ts',
  'web/<group>/',
  'scripts/*.mjs',
])('a path that exists is fine, whole or shortened: %s', (path) => {
  expect(findBrokenPaths([path], files)).toEqual([])
})

test.each([
  'src/web/button',
  'web/ui/lists',
  'button.ts',
  'ui/button.tsx',
  'rooms/',
  'plan/steps/<step>-page.ts',
])('a path that does not exist is found: %s', (path) => {
  expect(findBrokenPaths([path], files)).toEqual([path])
})

test.each([
  '/account',
  'text/event-stream',
  'dist/web',
  './data',
  '@fastify/static',
  'zod/mini',
  'npm test',
  '#web/…',
])('what is no path of the repository is left alone: %s', (text) => {
  expect(findBrokenPaths([text], files)).toEqual([])
})
