import { execFileSync } from 'node:child_process'

/** The first has to be there from when the limits are compared. */
export const limitFiles = ['scripts/limits/limits.json', 'scripts/size-budgets.json']

/**
 * @typedef {object} History
 * @property {string[]} commits the versions to compare with, oldest first
 * @property {string} note where they come from, or why there are none
 * @property {string | null} base the commit whose decisions accept no more raises
 */

/**
 * What today's limits are compared with: the commit where this branch left the main one, or else every change of the
 * limits on this branch.
 * @param {string} root
 * @returns {History}
 */
export function readHistory(root) {
  if (ask(root, 'rev-parse', '--is-shallow-repository') !== 'false')
    return {
      commits: [],
      note: 'There is no whole history here, so no limit is compared with earlier ones.',
      base: null,
    }
  const head = ask(root, 'rev-parse', 'HEAD')
  const main = ask(root, 'rev-parse', '--abbrev-ref', 'origin/HEAD') || 'origin/main'
  const base = ask(root, 'merge-base', 'HEAD', main)
  if (base && base !== head)
    return {
      commits: [base],
      note: `Compared with ${base.slice(0, 8)}, where this branch left ${main}.`,
      base,
    }
  const changes =
    ask(root, 'rev-list', '--first-parent', '--reverse', 'HEAD', '--', ...limitFiles)?.split('\n') ?? []
  const since = changes.findIndex((commit) => readAt(root, commit, limitFiles[0] ?? '') !== null)
  const commits = since < 0 ? [] : changes.slice(since)
  return {
    commits,
    note: `Compared with every change of them on this branch: ${commits.length}.`,
    base: null,
  }
}

/**
 * @param {string} root
 * @param {string} commit
 * @param {string} file
 * @returns {string | null} null when the commit has no such file
 */
export function readAt(root, commit, file) {
  return ask(root, 'show', `${commit}:${file}`)
}

/**
 * @param {string} root
 * @param {string} commit
 * @param {string} folder
 * @returns {string[]}
 */
export function listAt(root, commit, folder) {
  return (ask(root, 'ls-tree', '--name-only', `${commit}:${folder}`) ?? '').split('\n').filter(Boolean)
}

/**
 * @param {string} root
 * @param {...string} args
 * @returns {string | null} null when git is missing or says no
 */
function ask(root, ...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}
