import { describe, expect, test } from 'vitest'
import { computeInstallStamp, isInstalledAsLocked, listRequiredFolders } from './installed-packages.mjs'

const machine = { platform: 'linux', arch: 'x64', nodeMajor: 20 }
const manifest = { name: 'planwright', scripts: { start: 'x' }, dependencies: { fastify: '^5' } }
const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/fastify': { version: '5.1.0' },
    'node_modules/tool-linux-x64': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
    'node_modules/tool-darwin-arm64': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
  },
}

describe('the install stamp', () => {
  const stamp = computeInstallStamp(manifest, 'lock', machine)

  test('stays the same when only scripts change', () => {
    expect(computeInstallStamp({ ...manifest, scripts: {} }, 'lock', machine)).toBe(stamp)
  })

  test('changes with a dependency, the lock file, the platform and the Node major', () => {
    const others = [
      computeInstallStamp({ ...manifest, dependencies: { fastify: '^6' } }, 'lock', machine),
      computeInstallStamp(manifest, 'other lock', machine),
      computeInstallStamp(manifest, 'lock', { ...machine, arch: 'arm64' }),
      computeInstallStamp(manifest, 'lock', { ...machine, nodeMajor: 22 }),
    ]
    expect(new Set([stamp, ...others]).size).toBe(5)
  })
})

describe('packages that are there already', () => {
  const installed = {
    packages: {
      'node_modules/fastify': { version: '5.1.0' },
      'node_modules/tool-linux-x64': { version: '1.0.0' },
    },
  }

  test('are taken when they are those of the lock file, for this machine', () => {
    expect(isInstalledAsLocked(lock, installed, machine)).toBe(true)
  })

  test('are not taken in another version', () => {
    const older = { packages: { ...installed.packages, 'node_modules/fastify': { version: '5.0.0' } } }
    expect(isInstalledAsLocked(lock, older, machine)).toBe(false)
  })

  test('are not taken from another platform', () => {
    expect(isInstalledAsLocked(lock, installed, { ...machine, platform: 'darwin', arch: 'arm64' })).toBe(
      false,
    )
  })

  test('need no other platform’s binaries', () => {
    expect(listRequiredFolders(lock)).toEqual(['node_modules/fastify'])
  })
})
