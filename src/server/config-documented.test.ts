import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from './config.ts'

/** Set by the process that starts the program, not by the file that documents it. */
const notInExample = new Set(['NODE_ENV'])

test.each(settingNames)('%s is documented in docs/operating.md', (name) => {
  const table = /## Settings\n([\s\S]*?)\n## /.exec(readFileSync('docs/operating.md', 'utf8'))?.[1] ?? ''
  expect(table).toContain(`\`${name}\``)
})

test.each(settingNames.filter((name) => !notInExample.has(name)))('%s appears in .env.example', (name) => {
  expect(readFileSync('.env.example', 'utf8')).toMatch(new RegExp(`^(?:# )?${name}=`, 'm'))
})

test.each([
  ['docs/operating.md', 20],
  ['README.md', 15],
])('the settings in %s exist', (file, least) => {
  const table = /## Settings\n([\s\S]*?)\n## /.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  const told = Array.from(table.matchAll(/^\| `([A-Z_`, ]+)`/gm), ([, names = '']) =>
    names.split(/`, `/),
  ).flat()
  expect(told.filter((name) => !settingNames.includes(name))).toEqual([])
  expect(told.length).toBeGreaterThan(least)
})
