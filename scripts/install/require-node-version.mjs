// Old Nodes must be able to read this file and the entry files that import it: no recent syntax, no imports.

export const minimumNodeVersion = '20.19'

/**
 * @param {string} version as in process.version
 * @param {string} minimum
 * @returns {boolean}
 */
export function isNodeVersionEnough(version, minimum) {
  const have = parseVersion(version)
  const want = parseVersion(minimum)
  return have.major > want.major || (have.major === want.major && have.minor >= want.minor)
}

/** @param {string} version */
function parseVersion(version) {
  const parts = version.replace('v', '').split('.')
  return { major: Number(parts[0]), minor: Number(parts[1]) }
}

/** Ends the process with one line when this Node is too old. */
export function requireNodeVersion() {
  if (isNodeVersionEnough(process.version, minimumNodeVersion)) return
  console.error(
    'Planwright needs Node ' +
      minimumNodeVersion +
      ' or newer; this is ' +
      process.version +
      '. See https://nodejs.org',
  )
  process.exit(1)
}
