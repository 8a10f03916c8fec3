/**
 * @typedef {{ packages: string, importers: string, reason: string }} PackageRow
 */

/**
 * Why a file may not import a package, or null when it may.
 *
 * @param {readonly PackageRow[]} rows
 * @param {string} specifier
 * @param {string} file inside src
 * @returns {string | null}
 */
export function findPackageFault(rows, specifier, file) {
  const [best] = rows
    .flatMap((row) => row.packages.split(' ').map((name) => ({ ...row, name })))
    .filter(({ name }) => specifier === name || specifier.startsWith(/[/:]$/.test(name) ? name : `${name}/`))
    .toSorted((one, other) => other.name.length - one.name.length)
  if (!best) return 'no row of its packages says who may import it'
  const isAllowed = best.importers
    .split(' ')
    .some((importer) => file === importer || file.startsWith(`${importer}/`))
  if (isAllowed) return null
  return best.importers === ''
    ? best.reason
    : `only ${best.importers.replaceAll(' ', ', ')} may: ${best.reason}`
}
