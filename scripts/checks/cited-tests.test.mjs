import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inRepository } from '../repository-root.mjs'

const folder = inRepository('docs', 'security')
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'))

describe('the security pages', () => {
  test.each(pages)('cite only existing tests in %s', (page) => {
    const text = readFileSync(join(folder, page), 'utf8')
    const cited = text.match(/(?:src|tests|scripts)\/[\w./-]+\.(?:test|spec)\.\w+/g) ?? []
    expect(cited.filter((file) => !existsSync(inRepository(file)))).toEqual([])
  })

  test('have one line for each requirement, with a test or a reason', () => {
    const rows = readFileSync(join(folder, 'asvs.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| v5.0.0-'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
    expect(rows.length).toBeGreaterThan(200)
    expect(new Set(rows.map(([, id]) => id)).size).toBe(rows.length)
    const bare = rows.filter(([, , , , state, how, shown]) => !state || (!how && !shown))
    expect(bare).toEqual([])
  })
})
