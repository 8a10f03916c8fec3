import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import SqliteFile from 'libsql'

/** Waiting is fine here, because this process serves no requests. */
const busyTimeoutMs = 60_000

/**
 * Writes a consistent copy of the database while servers keep reading and writing it. The file gets its name
 * only once it is complete, so that a file with this name can be restored. Returns its size.
 */
export function backUpEmbedded(databasePath: string, backupPath: string): number {
  if (!existsSync(databasePath)) throw new Error(`There is no database at ${databasePath}.`)
  reserve(backupPath)
  const unfinishedPath = `${backupPath}.${randomBytes(4).toString('hex')}.unfinished`
  try {
    // Created here first, because SQLite would let everyone read it.
    closeSync(openSync(unfinishedPath, 'wx', 0o600))
    copy(databasePath, unfinishedPath)
    syncToDisk(unfinishedPath)
    renameSync(unfinishedPath, backupPath)
    syncToDisk(path.dirname(backupPath))
  } catch (error) {
    rmSync(unfinishedPath, { force: true })
    rmSync(backupPath, { force: true })
    throw error
  }
  return statSync(backupPath).size
}

/** A failed backup must not destroy an earlier one. */
function reserve(backupPath: string): void {
  try {
    closeSync(openSync(backupPath, 'wx', 0o600))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') throw new Error(`There is a file ${backupPath} already.`, { cause: error })
    if (code === 'ENOENT')
      throw new Error(`There is no folder ${path.dirname(backupPath)}.`, { cause: error })
    throw error
  }
}

function copy(databasePath: string, targetPath: string): void {
  const file = new SqliteFile(databasePath)
  try {
    file.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
    file.exec(`vacuum into '${targetPath.replaceAll("'", "''")}'`)
  } finally {
    file.close()
  }
}

export function syncToDisk(fileOrFolder: string): void {
  const handle = openSync(fileOrFolder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
