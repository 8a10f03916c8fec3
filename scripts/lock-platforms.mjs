// Completes package-lock.json for every platform.
//
// npm leaves a platform's binary package out of the lock file when the registry it asked had no copy of
// it, and then `npm ci` fails for everyone and the missing platform never gets its binary (npm/cli#4828).
// Run `node scripts/lock-platforms.mjs` after changing dependencies; `--check` only looks.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const lockPath = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const systems = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ')
const processors = 'arm64 arm x64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32'.split(' ')

/** The binary packages that the lock file names as optional but holds no entry for. */
function findMissingEntries(packages) {
  const missing = new Map()
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isReachable(packages, place, name)) continue
      missing.set(`node_modules/${name}`, {
        version: range.replace(/^[\^~]/, ''),
        ...platformOf(name),
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
      })
    }
  }
  return missing
}

/** npm's own look-up: the folder's own node_modules first, then each one above it. */
function isReachable(packages, place, name) {
  for (let folder = place; ; folder = folder.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (folder === '') return false
  }
}

/** Binary packages name their platform, as in `@scope/tool-linux-x64-musl`. */
function platformOf(name) {
  const words = name.replace('musleabihf', 'musl').split(/[-/]/)
  const system = systems.find((candidate) => words.includes(candidate))
  const processor = processors.find((candidate) => words.includes(candidate))
  return {
    ...(processor ? { cpu: [processor] } : {}),
    ...(system ? { os: [system] } : {}),
    ...(words.includes('musl')
      ? { libc: ['musl'] }
      : words.includes('gnu') && system === 'linux'
        ? { libc: ['glibc'] }
        : {}),
  }
}

const lock = JSON.parse(readFileSync(lockPath, 'utf8'))
const missing = findMissingEntries(lock.packages)

if (process.argv.includes('--check')) {
  if (missing.size > 0) {
    console.error(
      `package-lock.json lacks ${missing.size} platform packages: run node scripts/lock-platforms.mjs`,
    )
    process.exit(1)
  }
} else if (missing.size > 0) {
  for (const [place, entry] of missing) lock.packages[place] = entry
  const root = lock.packages['']
  delete lock.packages['']
  const sorted = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  lock.packages = { '': root, ...sorted }
  writeFileSync(lockPath, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`added ${missing.size} platform packages to package-lock.json`)
}
