import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const machine = { platform: 'linux', arch: 'x64' }
const locked = {
  '': { version: '0.1.0' },
  'node_modules/fastify': { version: '5.1.0' },
  'node_modules/vitest': { version: '4.0.0', dev: true },
  'node_modules/tool-linux-x64': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/tool-darwin-arm64': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
}
const installed = {
  'node_modules/fastify': { version: '5.1.0' },
  'node_modules/tool-linux-x64': { version: '1.0.0' },
}

test('packages that match the lock file are used as they are', () => {
  expect(isInstalled(locked, installed, false, machine)).toBe(true)
})

test('packages for development count only where they are needed', () => {
  expect(isInstalled(locked, installed, true, machine)).toBe(false)
  const all = { ...installed, 'node_modules/vitest': { version: '4.0.0' } }
  expect(isInstalled(locked, all, true, machine)).toBe(true)
  expect(isInstalled(locked, all, false, machine)).toBe(true)
})

test('other versions and other platforms’ programs are not used', () => {
  const older = { ...installed, 'node_modules/fastify': { version: '5.0.0' } }
  expect(isInstalled(locked, older, false, machine)).toBe(false)
  expect(isInstalled(locked, installed, false, { platform: 'darwin', arch: 'arm64' })).toBe(false)
})
