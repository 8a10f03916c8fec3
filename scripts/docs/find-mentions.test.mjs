import { describe, expect, test } from 'vitest'
import { findUnknownCommands, listCode, listSettings } from './find-mentions.mjs'

const known = { scripts: ['bench', 'admin'], steps: ['lint', 'unit'], commands: ['shares end', 'status'] }

test('code is what stands between backticks and in blocks', () => {
  const markdown = 'Run `npm\ntest`, then:\n\n```\nnpm run a\nnpm run b\n```\n\nand `c`.'
  expect(listCode(markdown)).toEqual(['npm run a', 'npm run b', 'npm test', 'c'])
})

describe('commands', () => {
  test.each([
    'npm run bench # npm run nothing',
    'npm test -- lint unit',
    'npm test',
    'npm run admin -- shares end ID',
    'DATA_DIR=/tmp npm run admin -- status --json',
    'node dist/server/admin.js …',
    'npm run admin -- help',
  ])('that exist are fine: %s', (line) => {
    expect(findUnknownCommands([line], known)).toEqual([])
  })

  test.each([
    ['npm run bank', /`npm run bank` is not in package.json/],
    ['npm test -- lint units', /`npm test -- units` names no step/],
    ['npm run admin -- shares', /`npm run admin -- shares` is no command/],
    ['npm run admin -- shares ending', /is no command/],
    ['exec server-1 node dist/server/admin.js state', /is no command/],
  ])('that do not exist are found: %s', (line, finding) => {
    expect(findUnknownCommands([line], known)).toEqual([expect.stringMatching(finding)])
  })
})

test('settings are names with an underscore, and what is given a value', () => {
  expect(
    listSettings(['DATA_DIR', 'PORT=3999 node main.js', 'DELETE', '"$DATABASE_URL"', 'A_B=1 C=2']),
  ).toEqual(['DATA_DIR', 'PORT', 'A_B'])
})
