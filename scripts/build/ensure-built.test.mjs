import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { computeBuildStamp } from './ensure-built.mjs'

describe('the build stamp', () => {
  /** @type {string} */
  let root
  /** @param {string} path */
  const write = (path, content = 'content') => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'build-stamp-test-'))
    write('src/server/main.ts')
    write('index.html')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test.each([
    'src/server/main.ts',
    'src/new.ts',
    'migrations/001.sql',
    'course/lessons/01-first.md',
    'index.html',
    'vite.config.ts',
    'public/icon.svg',
    'fonts/noto-sans/unicode.json',
  ])('changes with %s', (path) => {
    const before = computeBuildStamp(root)
    write(path, 'changed')
    expect(computeBuildStamp(root)).not.toBe(before)
  })

  test.each(['src/server/main.test.ts', 'README.md', 'tests/e2e/login.spec.ts', 'data/planwright.db'])(
    'stays the same whatever happens to %s',
    (path) => {
      const before = computeBuildStamp(root)
      write(path, 'changed')
      expect(computeBuildStamp(root)).toBe(before)
    },
  )

  test('changes when a file is only moved', () => {
    const before = computeBuildStamp(root)
    rmSync(join(root, 'src/server/main.ts'))
    write('src/server/start.ts')
    expect(computeBuildStamp(root)).not.toBe(before)
  })
})
