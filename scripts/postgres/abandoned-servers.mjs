import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isProcessAlive } from '../processes/is-process-alive.mjs'
import { stopServer } from './control-server.mjs'

export const serverFolderPrefix = 'planwright-postgres-'

/**
 * @typedef {object} ServerRecord
 * @property {number} parentPid the process that uses the server
 * @property {string} binaries
 * @property {import('./server-user.mjs').ServerUser} user
 */

/** Stops the servers whose test run was killed before it could. */
export function stopAbandonedServers() {
  for (const parent of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    for (const name of listServerFolders(parent)) {
      const folder = join(parent, name)
      const record = findRecord(folder)
      if (!record || isProcessAlive(record.parentPid)) continue
      stopServer(record.binaries, join(folder, 'data'), record.user)
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** @param {string} parent */
function listServerFolders(parent) {
  try {
    return readdirSync(parent).filter((name) => name.startsWith(serverFolderPrefix))
  } catch {
    return []
  }
}

/**
 * Anyone may write into the temporary folder: only our own user's record is believed.
 * @param {string} folder
 * @returns {ServerRecord | null}
 */
function findRecord(folder) {
  try {
    const path = join(folder, 'server.json')
    if (process.getuid && statSync(path).uid !== process.getuid()) return null
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
