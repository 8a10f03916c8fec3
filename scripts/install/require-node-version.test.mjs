import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRepository } from '../repository-root.mjs'
import { isNodeVersionEnough, minimumNodeVersion } from './require-node-version.mjs'

describe('the Node version', () => {
  test.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.1.3', 'v100.0.0'])('takes %s', (version) => {
    expect(isNodeVersionEnough(version, '20.19')).toBe(true)
  })

  test.each(['v0.12.18', 'v12.22.12', 'v18.20.8', 'v20.9.0', 'v20.18.3'])('refuses %s', (version) => {
    expect(isNodeVersionEnough(version, '20.19')).toBe(false)
  })

  test('is the one that package.json names', () => {
    const { engines } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'))
    expect(engines.node).toBe(`>=${minimumNodeVersion}`)
  })
})
