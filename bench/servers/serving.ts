import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { FastifyInstance } from 'fastify'

export interface Serving {
  address: string
  cookie: string
  stop: () => void
}

/** Called by a bench's server: listens and reports its address to the bench. */
export async function printAddress(app: FastifyInstance, more: { cookie?: string } = {}): Promise<void> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  process.stdout.write(`${JSON.stringify({ address, cookie: '', ...more })}\n`)
}

/** Called by a bench: starts a server in a separate process, as in production. */
export async function startServer(file: string, ...args: string[]): Promise<Serving> {
  const child = spawn(process.execPath, ['--import', 'tsx', `bench/servers/${file}`, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A bench that is interrupted must not leave a server running.
  process.once('exit', () => child.kill('SIGKILL'))
  const started = JSON.parse(await firstLine(child)) as { address: string; cookie: string }
  return { ...started, stop: () => child.kill('SIGKILL') }
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output to read')
  for await (const line of createInterface({ input: child.stdout })) return line
  throw new Error('The server ended before it listened')
}
