import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

interface Chooser {
  chooseFolder: (usual: string) => string
}

const script = pathToFileURL(path.resolve('scripts/postgres/memory-folder.mjs')).href
const { chooseFolder } = (await import(script)) as Chooser

/**
 * For databases and small files. Every write of the embedded database waits for the disk, which is most of the time
 * of a test that has it on a disk. A server that is killed leaves its files, so it gets a folder from its test.
 */
export const memoryFolder = process.env['SERVER_FOLDER'] ?? chooseFolder(tmpdir())
