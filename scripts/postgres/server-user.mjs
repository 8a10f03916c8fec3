import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { UserFacingError } from '../processes/user-facing-error.mjs'
import { programIn } from './find-binaries.mjs'

/** @typedef {{ uid: number, gid: number } | null} ServerUser null: the one who runs this */

/**
 * PostgreSQL refuses to run as root: then it runs as one of the users that every system has.
 * @returns {ServerUser}
 */
export function findServerUser() {
  if (process.getuid?.() !== 0) return null
  const users = parseUsers(readFileSync('/etc/passwd', 'utf8'))
  const user = users.get('postgres') ?? users.get('nobody')
  if (!user)
    throw new UserFacingError('PostgreSQL does not run as root, and there is no user postgres or nobody.')
  return user
}

/** @param {string} text as in /etc/passwd */
export function parseUsers(text) {
  return new Map(
    text
      .split('\n')
      .map((line) => line.split(':'))
      .filter((fields) => fields.length > 3)
      .map((fields) => [fields[0] ?? '', { uid: Number(fields[2]), gid: Number(fields[3]) }]),
  )
}

/**
 * A fresh folder that the server's user owns and can reach, also where TMPDIR is somebody's private folder.
 * @param {string} prefix
 * @param {ServerUser} user
 */
export function makeServerFolder(prefix, user) {
  for (const parent of user ? [tmpdir(), '/tmp', '/var/tmp'] : [tmpdir()]) {
    try {
      const folder = mkdtempSync(join(parent, prefix))
      if (!user) return folder
      chownSync(folder, user.uid, user.gid)
      chmodSync(folder, 0o700)
      if (spawnSync('ls', [folder], { ...user, cwd: '/' }).status === 0) return folder
      rmSync(folder, { recursive: true })
    } catch {
      // The next place may do.
    }
  }
  throw new UserFacingError('No temporary folder that the PostgreSQL user can reach.')
}

/**
 * The programs as the server's user can run them: where they are, or copied into its folder.
 * @param {string} binaries
 * @param {string} folder
 * @param {ServerUser} user
 */
export function makeBinariesReachable(binaries, folder, user) {
  if (!user || canRun(binaries, user)) return binaries
  const copy = join(folder, 'programs')
  // The folder on the path may hold only links to the programs.
  const home = dirname(dirname(realpathSync(programIn(binaries, 'postgres'))))
  cpSync(home, copy, { recursive: true, verbatimSymlinks: true })
  chownSync(copy, user.uid, user.gid)
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
  const reachable = join(copy, 'bin')
  if (!canRun(reachable, user)) throw new UserFacingError(`PostgreSQL's programs in ${binaries} do not run.`)
  return reachable
}

/**
 * @param {string} binaries
 * @param {ServerUser} user
 */
function canRun(binaries, user) {
  return spawnSync(programIn(binaries, 'postgres'), ['--version'], { ...user, cwd: '/' }).status === 0
}
