import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inRepository } from './repository-root.mjs'

const script = readFileSync(inRepository('scripts', 'node-version.cjs'), 'utf8')

/**
 * What the script prints for a Node of this version.
 * @param {string} version
 */
function ask(version) {
  /** @type {string[]} */
  const said = []
  runInNewContext(script, {
    require: () => ({ engines: { node: '>=20.19' } }),
    process: { version: `v${version}`, versions: { node: version }, exit: () => said.push('exit') },
    console: { error: (/** @type {string} */ line) => said.push(line) },
  })
  return said
}

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.3', '100.0.0'])('Node %s may run it', (version) => {
  expect(ask(version)).toEqual([])
})

test.each(['0.12.18', '12.22.12', '18.20.8', '20.9.0', '20.18.3'])('Node %s is refused', (version) => {
  expect(ask(version)).toEqual([
    `Planwright needs Node 20.19 or newer; this is v${version}. See https://nodejs.org`,
    'exit',
  ])
})
