import { closeSync, openSync, readSync } from 'node:fs'

/** The header of SQLite's WAL index, which every commit of any process rewrites: counter, frames, checksums. */
const headerBytes = 48

export interface ChangeMark {
  /** Equal texts: nothing was committed in between. Null when it cannot be told. */
  read: () => string | null
  close: () => void
}

/**
 * Tells whether anything was written to an embedded database, by us or by another process, for the price of one
 * small read instead of a query. The index is shared memory backed by a file, and reading the file sees it as it
 * is; Windows does not promise that, so nothing is told there.
 */
export function openChangeMark(filePath: string): ChangeMark {
  const header = Buffer.alloc(headerBytes)
  let descriptor: number | null = null

  function open(): number | null {
    if (process.platform === 'win32') return null
    try {
      return openSync(`${filePath}-shm`, 'r')
    } catch {
      // Not there before the first read in WAL mode.
      return null
    }
  }

  return {
    read: () => {
      descriptor ??= open()
      if (descriptor === null) return null
      return readSync(descriptor, header, 0, headerBytes, 0) === headerBytes
        ? header.toString('latin1')
        : null
    },
    close: () => {
      if (descriptor !== null) closeSync(descriptor)
      descriptor = null
    },
  }
}
