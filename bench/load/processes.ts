import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { migrate } from '#server/database/migrate.ts'
import { type DatabaseSettings, openDatabase } from '#server/database/open-database.ts'
import { findFreePort } from '#tests/support/free-port.ts'

export interface RunningServer {
  address: string
  database: DatabaseSettings
  stop: () => Promise<void>
}

export const metricsToken = 'a-token-for-the-load-bench'
const startPatienceMs = 30_000

/** The product as it is deployed, with its metrics on, as an operator would have them. */
export async function startOurs(postgresUrl: string | null): Promise<RunningServer> {
  const place = await makePlace(postgresUrl)
  return start(['dist/server/main.js'], place, {
    DATA_DIR: place.folder,
    ...(place.database.engine === 'postgres' ? { DATABASE_URL: place.database.url } : {}),
    NODE_ENV: 'production',
    MAIL: 'outbox',
    PAYMENTS: 'sandbox',
    PUBLIC_URL: 'http://localhost',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'error',
    METRICS_TOKEN: metricsToken,
  })
}

/** Fastify and the driver alone, on tables created by our migrations. */
export async function startBare(postgresUrl: string | null): Promise<RunningServer> {
  const place = await makePlace(postgresUrl)
  const database = await openDatabase(place.database)
  await migrate(database, 'migrations')
  await database.destroy()
  const settings = JSON.stringify(place.database)
  return start(['--import', 'tsx', 'bench/load/bare-server.ts'], place, { BARE_DATABASE: settings })
}

interface Place {
  folder: string
  database: DatabaseSettings
}

async function makePlace(postgresUrl: string | null): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'planwright-load-'))
  if (postgresUrl === null) {
    return { folder, database: { engine: 'embedded', filePath: path.join(folder, 'planwright.db') } }
  }
  const name = path.basename(folder).replaceAll(/\W/g, '_').toLowerCase()
  await runOnPostgres(postgresUrl, `create database ${name}`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return { folder, database: { engine: 'postgres', url: url.href, poolSize: 10 } }
}

async function start(args: string[], place: Place, settings: NodeJS.ProcessEnv): Promise<RunningServer> {
  const port = await findFreePort()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...settings, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const address = `http://127.0.0.1:${port}`
  await waitUntilReady(address, child)
  return {
    address,
    database: place.database,
    stop: async () => {
      process.off('exit', killWithUs)
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(place.folder, { recursive: true, force: true })
      if (place.database.engine === 'postgres') await dropPostgres(place.database.url)
    },
  }
}

async function waitUntilReady(address: string, child: ChildProcess): Promise<void> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < startPatienceMs) {
    if (child.exitCode !== null) throw new Error('The server ended instead of starting')
    const answer = await fetch(`${address}/api/ready`).catch(() => null)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error('The server did not start in time')
}

async function dropPostgres(url: string): Promise<void> {
  const server = new URL(url)
  const name = server.pathname.slice(1)
  server.pathname = '/postgres'
  await runOnPostgres(server.href, `drop database if exists ${name} with (force)`)
}

async function runOnPostgres(url: string, statement: string): Promise<void> {
  const database = await openDatabase({ engine: 'postgres', url, poolSize: 1 })
  try {
    await sql.raw(statement).execute(database)
  } finally {
    await database.destroy()
  }
}
