import { randomBytes } from 'node:crypto'
import { copyFileSync, chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import SqliteFile from 'libsql'
import { syncToDisk } from './backup-embedded.ts'

interface RestoreOptions {
  backupPath: string
  databasePath: string
  migrationsFolder: string
  /** Whether an existing database may be renamed. */
  mayReplace: boolean
  /** Part of the new name of the existing database. */
  time: string
}

/**
 * Replaces the database with a backup. The old database stays beside it under another name, which is
 * returned. No server may have it open, because it would keep writing to the old file.
 */
export function restoreEmbedded(options: RestoreOptions): { asidePath: string | null } {
  const { backupPath, databasePath, migrationsFolder, mayReplace, time } = options
  if (!existsSync(backupPath)) throw new Error(`There is no file ${backupPath}.`)
  if (existsSync(`${backupPath}-wal`)) {
    throw new Error(`${backupPath} is a database in use. Make a backup of it, and restore that.`)
  }
  const isThere = existsSync(databasePath)
  if (isThere) requireUnused(databasePath)
  if (isThere && !mayReplace) {
    throw new Error(`There is a database at ${databasePath} already. With --force it is put aside.`)
  }

  mkdirSync(path.dirname(databasePath), { recursive: true, mode: 0o700 })
  const copyPath = `${databasePath}.${randomBytes(4).toString('hex')}.restoring`
  try {
    copyFileSync(backupPath, copyPath)
    chmodSync(copyPath, 0o600)
    requireWhole(copyPath, backupPath)
    requireOurs(copyPath, backupPath, migrationsFolder)
    syncToDisk(copyPath)
    const asidePath = isThere ? putAside(databasePath, time) : null
    // A killed server left them. They belong to the old database.
    for (const ending of sideFiles) rmSync(databasePath + ending, { force: true })
    renameSync(copyPath, databasePath)
    syncToDisk(path.dirname(databasePath))
    return { asidePath }
  } finally {
    for (const ending of ['', ...sideFiles]) rmSync(copyPath + ending, { force: true })
  }
}

const sideFiles = ['-wal', '-shm', '-journal']

/** Leaving WAL mode needs exclusive access. It also moves a killed server's WAL into the file. */
function requireUnused(databasePath: string): void {
  const file = new SqliteFile(databasePath)
  try {
    file.exec('pragma busy_timeout = 200')
    file.exec('pragma journal_mode = delete')
  } catch (error) {
    // A damaged database is the best reason to restore one. It is only renamed.
    if (!isBusy(error)) return
    throw new Error(`A server has ${databasePath} open. Stop it first.`, { cause: error })
  } finally {
    file.close()
  }
}

function requireWhole(copyPath: string, backupPath: string): void {
  const file = new SqliteFile(copyPath)
  try {
    file.exec('pragma journal_mode = delete')
    const rows = file.prepare('pragma integrity_check').all([]) as { integrity_check: string }[]
    if (rows[0]?.integrity_check !== 'ok') throw new Error(rows[0]?.integrity_check ?? 'no answer')
  } catch (error) {
    throw new Error(`${backupPath} is damaged, or is no backup: ${describe(error)}.`, { cause: error })
  } finally {
    file.close()
  }
}

function requireOurs(copyPath: string, backupPath: string, migrationsFolder: string): void {
  const known = new Set(readdirSync(migrationsFolder))
  const applied = listMigrations(copyPath)
  if (!applied.some((name) => known.has(name))) {
    throw new Error(`${backupPath} is a database of something else.`)
  }
  const unknown = applied.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new Error(`${backupPath} was made by a newer version of Planwright (${unknown.join(', ')}).`)
  }
}

function listMigrations(copyPath: string): string[] {
  const file = new SqliteFile(copyPath)
  try {
    const rows = file.prepare('select name from migrations').all([]) as { name: string }[]
    return rows.map(({ name }) => name)
  } catch {
    return []
  } finally {
    file.close()
  }
}

function putAside(databasePath: string, time: string): string {
  const asidePath = `${databasePath}.before-restore-${time}`
  for (const ending of ['', ...sideFiles]) {
    if (existsSync(databasePath + ending)) renameSync(databasePath + ending, asidePath + ending)
  }
  return asidePath
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
