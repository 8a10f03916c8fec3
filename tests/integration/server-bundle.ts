import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { DatabaseSettings } from '#server/database/open-database.ts'

export interface ServerProcess {
  address: string
  /** Ends it like a power cut: nothing is finished or closed. */
  kill: () => Promise<void>
  /** Stops it as an operator would, and waits. Returns its exit code. */
  stop: () => Promise<number | null>
}

export interface ServerBundle {
  start: (database: DatabaseSettings) => Promise<ServerProcess>
  /** Kills every process that still runs. */
  remove: () => Promise<void>
}

/** One file, because a process that compiles every source at its start takes seconds. */
export async function bundleServer(
  program = fileURLToPath(new URL('./plans-server.ts', import.meta.url)),
): Promise<ServerBundle> {
  // Placed where it can find the packages, which are not in the bundle.
  const cache = path.resolve('node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'planwright-server-'))
  const file = path.join(folder, 'server.mjs')
  await build({
    entryPoints: [program],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })
  const children: ChildProcess[] = []
  return {
    start: async (database) => {
      const child = spawn(process.execPath, [file, JSON.stringify(database)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      children.push(child)
      return { address: await readFirstLine(child), kill: () => kill(child), stop: () => stop(child) }
    },
    remove: async () => {
      await Promise.all(children.map(kill))
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
