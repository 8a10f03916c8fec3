import { fork } from 'node:child_process'
import { once } from 'node:events'
import { inRepository } from '../repository-root.mjs'
import { UserFacingError } from '../setup/processes.mjs'
import { findBinaries } from './find-binaries.mjs'

/**
 * @typedef {object} RunningPostgres
 * @property {string} url
 * @property {() => void} stop
 * @property {() => Promise<void>} halt as an outage would: it is gone, its data stays
 * @property {() => Promise<void>} resume at the same address
 */

/**
 * A PostgreSQL of our own on 127.0.0.1, empty, without a password, gone after stop() or when this process ends.
 * @param {{ fsync?: boolean, mayInstall?: boolean }} [options] fsync: as durable as a real one, and slower;
 * mayInstall false: answer null rather than download one
 * @returns {Promise<RunningPostgres | null>}
 */
export async function startPostgres({ fsync = false, mayInstall = true } = {}) {
  const binaries = await findBinaries(mayInstall)
  if (!binaries) return null
  // A process of its own, out of Ctrl-C's reach: it cleans up even after a parent that was killed.
  const keeper = fork(inRepository('scripts', 'postgres', 'keep-postgres.mjs'), [binaries, String(fsync)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  })
  keeper.unref()
  /**
   * @param {'start' | 'halt' | 'resume'} command
   * @returns {Promise<number>} the port
   */
  const ask = async (command) => {
    keeper.channel?.ref()
    keeper.send(command)
    const [{ port, fault }] = await Promise.race([
      once(keeper, 'message'),
      once(keeper, 'exit').then(() => [{ port: 0, fault: 'it ended instead of answering' }]),
    ])
    keeper.channel?.unref()
    if (fault) throw new UserFacingError(`PostgreSQL: ${fault}`)
    return port
  }
  const port = await ask('start')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => keeper.connected && keeper.disconnect(),
    halt: async () => void (await ask('halt')),
    resume: async () => void (await ask('resume')),
  }
}
