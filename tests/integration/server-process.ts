import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '#tests/support/free-port.ts'
import { bundleProgram } from './bundle-program.ts'
import type { CrashServerSettings } from './crash-server.ts'

export interface ServerProcess {
  address: string
  start: () => Promise<void>
  /** Ends it like a power cut: nothing is finished or cleaned up. */
  kill: () => Promise<void>
}

export interface BuiltServer {
  prepare: (settings: Omit<CrashServerSettings, 'port'>) => Promise<ServerProcess>
  remove: () => Promise<void>
}

export async function buildServerProcess(): Promise<BuiltServer> {
  const { file, remove } = await bundleProgram(fileURLToPath(new URL('./crash-server.ts', import.meta.url)))
  return {
    prepare: async (settings) => prepare(file, { ...settings, port: await findFreePort() }),
    remove,
  }
}

function prepare(program: string, settings: CrashServerSettings): ServerProcess {
  let child: ChildProcess | null = null
  return {
    address: `http://127.0.0.1:${settings.port}`,
    start: async () => {
      const started = spawn(process.execPath, [program, JSON.stringify(settings)], {
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      const faults: Buffer[] = []
      started.stderr.on('data', (chunk: Buffer) => faults.push(chunk))
      const [word] = (await Promise.race([once(started.stdout, 'data'), once(started, 'exit')])) as unknown[]
      if (String(word) !== 'listening\n') {
        throw new Error(`The server did not start: ${String(word)}${Buffer.concat(faults).toString()}`)
      }
      // Keep reading, because a full pipe would block the process.
      started.stdout.resume()
    },
    kill: async () => {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
