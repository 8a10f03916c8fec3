import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from './config.ts'

/** Set by whoever starts a program, not by the file that describes it. */
const notInExample = new Set(['NODE_ENV'])

test.each(settingNames)('%s is told of in docs/operating.md', (name) => {
  const table = /## Settings\n([\s\S]*?)\n## /.exec(readFileSync('docs/operating.md', 'utf8'))?.[1] ?? ''
  expect(table).toContain(`\`${name}\``)
})

test.each(settingNames.filter((name) => !notInExample.has(name)))('%s stands in .env.example', (name) => {
  expect(readFileSync('.env.example', 'utf8')).toMatch(new RegExp(`^(?:# )?${name}=`, 'm'))
})

test('docs/operating.md tells of no setting that there is not', () => {
  const table = /## Settings\n([\s\S]*?)\n## /.exec(readFileSync('docs/operating.md', 'utf8'))?.[1] ?? ''
  const told = Array.from(table.matchAll(/^\| `([A-Z_`, ]+)`/gm), ([, names = '']) =>
    names.split(/`, `/),
  ).flat()
  expect(told.filter((name) => !settingNames.includes(name))).toEqual([])
  expect(told.length).toBeGreaterThan(20)
})
