import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { DatabaseSettings } from '#server/database/open-database.ts'
import { bundleProgram } from './bundle-program.ts'
import { memoryFolder } from './memory-folder.ts'

export interface ServerProcess {
  address: string
  processId: number
  /** Ends it like a power cut: nothing is finished or closed. */
  kill: () => Promise<void>
  /** Stops it as an operator would, and waits. Returns its exit code. */
  stop: () => Promise<number | null>
}

export interface ServerBundle<Settings = DatabaseSettings> {
  start: (settings: Settings) => Promise<ServerProcess>
  /** Kills every process that still runs. */
  remove: () => Promise<void>
}

export async function bundleServer<Settings = DatabaseSettings>(
  program = fileURLToPath(new URL('./plans-server.ts', import.meta.url)),
): Promise<ServerBundle<Settings>> {
  const bundle = await bundleProgram(program)
  const folder = await mkdtemp(path.join(memoryFolder, 'planwright-servers-'))
  const children: ChildProcess[] = []
  return {
    start: async (settings) => {
      const child = spawn(process.execPath, [bundle.file, JSON.stringify(settings)], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, SERVER_FOLDER: folder },
      })
      children.push(child)
      const address = await readFirstLine(child)
      return { address, processId: child.pid ?? 0, kill: () => kill(child), stop: () => stop(child) }
    },
    remove: async () => {
      await Promise.all(children.map(kill))
      await bundle.remove()
      await rm(folder, { recursive: true })
    },
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function stop(child: ChildProcess): Promise<number | null> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  return child.exitCode
}

async function readFirstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output to read')
  for await (const line of createInterface({ input: child.stdout })) return line
  throw new Error('The server ended before it listened')
}
