// Runs a PostgreSQL for the process that started this one, and ends when that one ends, for any reason.
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findFreePort } from '../setup/processes.mjs'
import { programIn } from './find-binaries.mjs'
import { chooseFolder } from './memory-folder.mjs'

const attempts = 3
const [, , installed = '', fsync] = process.argv
const isDurable = fsync === 'true'
const user = findServerUser()
// Root's TMPDIR may be a private folder that the server's user cannot access.
const onDisk = user ? '/tmp' : tmpdir()
const folder = mkdtempSync(join(isDurable ? onDisk : chooseFolder(onDisk), 'planwright-postgres-'))
const data = join(folder, 'data')
const log = join(folder, 'log')
if (user) chownSync(folder, user.uid, user.gid)
let binaries = installed
let port = 0

process.on('message', (command) => {
  void answer(String(command))
})
process.on('disconnect', () => {
  try {
    if (existsSync(join(data, 'postmaster.pid'))) stop('immediate')
  } finally {
    rmSync(folder, { recursive: true, force: true })
    process.exit()
  }
})

/** @param {string} command */
async function answer(command) {
  let fault = ''
  try {
    if (command === 'start') await startSomewhere()
    else if (command === 'halt') stop('fast')
    else start()
  } catch (error) {
    fault = [String(error), ...(existsSync(log) ? [readFileSync(log, 'utf8')] : [])].join('\n')
  }
  process.send?.({ port, fault })
}

/** Another process may take the free port in between. Then this tries another one. */
async function startSomewhere() {
  binaries = makeReachable(installed)
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  run('initdb', `--pgdata=${data}`, ...options)
  for (let attempt = 1; ; attempt += 1) {
    port = await findFreePort()
    try {
      return start()
    } catch (error) {
      if (attempt === attempts) throw error
    }
  }
}

function start() {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    ...(isDurable ? { fsync: 'on' } : { fsync: 'off', max_wal_size: '128MB' }),
    max_connections: 200,
    timezone: 'UTC',
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  run('pg_ctl', 'start', '-w', '-D', data, '-l', log, '-o', options.join(' '))
}

/** @param {'fast' | 'immediate'} mode */
function stop(mode) {
  run('pg_ctl', 'stop', '-w', '-D', data, '-m', mode)
}

/**
 * @param {'initdb' | 'pg_ctl'} program
 * @param {string[]} args
 */
function run(program, ...args) {
  const { PATH, SystemRoot } = process.env
  // No pipes: the server would inherit them, and we would wait for them as long as it runs.
  execFileSync(programIn(binaries, program), args, {
    ...user,
    cwd: folder,
    env: { PATH, SystemRoot, LC_ALL: 'C', TZ: 'UTC' },
    stdio: 'ignore',
  })
}

/** PostgreSQL refuses to run as root: then it runs as one of the users that every system has. */
function findServerUser() {
  if (process.getuid?.() !== 0) return null
  const name = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody'
  /** @param {string} flag */
  const ask = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

/**
 * The programs as the server's user can run them: where they are, or copied into its folder.
 * @param {string} programs
 */
function makeReachable(programs) {
  const postgres = programIn(programs, 'postgres')
  if (!user || spawnSync(postgres, ['--version'], { ...user, cwd: folder }).status === 0) return programs
  // The folder on the path may hold only links to the programs.
  cpSync(dirname(dirname(realpathSync(postgres))), join(folder, 'programs'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return join(folder, 'programs', 'bin')
}
