import { readFileSync, statSync } from 'node:fs'
import { sql } from 'kysely'
import { openDatabase } from '#server/database/open-database.ts'
import { metricsToken, type RunningServer } from './processes.ts'

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100
const sampleEveryMs = 1000

export interface ProcessFigures {
  cpuSeconds: number
  rssBytes: number
}

/** What the server reports at /metrics. Reading it also shows that it answers under load. */
export async function readProcess({ address }: RunningServer): Promise<ProcessFigures> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const text = await answer.text()
  const read = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
  return { cpuSeconds: read('process_cpu_seconds_total'), rssBytes: read('process_resident_memory_bytes') }
}

export interface MemoryWatch {
  stop: () => Promise<{ startMb: number; peakMb: number; endMb: number }>
}

export async function watchMemory(server: RunningServer): Promise<MemoryWatch> {
  const samples = [await readProcess(server)]
  const timer = setInterval(() => {
    readProcess(server).then(
      (sample) => samples.push(sample),
      () => {},
    )
  }, sampleEveryMs)
  return {
    stop: async () => {
      clearInterval(timer)
      samples.push(await readProcess(server))
      const sizes = samples.map(({ rssBytes }) => Math.round(rssBytes / 1e6)).filter((size) => size > 0)
      return { startMb: sizes[0] ?? 0, peakMb: Math.max(...sizes), endMb: sizes.at(-1) ?? 0 }
    },
  }
}

export interface DatabaseFigures {
  bytes: number
  /** Of PostgreSQL's own processes; 0 where it is unknown, and for SQLite, which runs inside the server. */
  cpuSeconds: number
}

export async function readDatabaseFigures({ database: settings }: RunningServer): Promise<DatabaseFigures> {
  if (settings.engine === 'embedded') {
    const sizes = ['', '-wal'].map((ending) => statSync(settings.filePath + ending).size)
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), cpuSeconds: 0 }
  }
  const database = await openDatabase({ ...settings, poolSize: 1 })
  try {
    const size = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
      database,
    )
    const backends = await sql<{ pid: number }>`
      select pid from pg_stat_activity where pid <> pg_backend_pid()`.execute(database)
    const seconds = backends.rows.map(({ pid }) => readCpuSeconds(pid))
    return { bytes: Number(size.rows[0]?.bytes), cpuSeconds: seconds.reduce((sum, one) => sum + one, 0) }
  } finally {
    await database.destroy()
  }
}

function readCpuSeconds(pid: number): number {
  try {
    // The name in brackets may contain spaces, but the fields after it do not.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return 0
  }
}
