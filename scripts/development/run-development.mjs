import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from '../build/ensure-built.mjs'
import { ensureInstalled } from '../install/ensure-installed.mjs'
import { findFreePort } from '../processes/free-port.mjs'
import { stopTree } from '../processes/run-command.mjs'
import { onShutdown } from '../processes/shutdown.mjs'
import { runEntry } from '../processes/run-entry.mjs'
import { UserFacingError } from '../processes/user-facing-error.mjs'
import { inRepository } from '../repository-root.mjs'
import { loadEnvironment } from '../start/load-environment.mjs'

const longestStartMs = 20_000
const pollMs = 100

await runEntry(async () => {
  loadEnvironment()
  await ensureInstalled()
  // The server insists on a built front end, even though Vite serves it here.
  if (!existsSync(inRepository('dist', 'web', 'site', 'landing.html'))) await ensureBuilt()

  const port = Number(process.env['PORT'] || 3000)
  const serverPort = process.env['API_PORT'] || String(await findFreePort())
  // vite.config.ts sends /api there.
  process.env['API_PORT'] = serverPort
  const address = `http://localhost:${port}`
  await startFrontEnd(port)
  startServer(serverPort, address)
  await waitForServer(Number(serverPort))
  console.log(`Open ${address}: changes show at once.`)
})

/** @param {number} port */
async function startFrontEnd(port) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: inRepository(),
    configFile: inRepository('vite.config.ts'),
    clearScreen: false,
    server: { port, strictPort: true },
  })
  onShutdown(() => vite.close())
  await vite.listen().catch((error) => {
    throw new UserFacingError(`Vite: ${error.message}`)
  })
}

/**
 * A page that asks before the server is there would only see errors. One that never comes has said why itself.
 * @param {number} port
 */
async function waitForServer(port) {
  const giveUpAt = Date.now() + longestStartMs
  while (Date.now() < giveUpAt && !(await isListening(port))) await sleep(pollMs)
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.end()
      resolve(true)
    })
  })
}

/**
 * @param {string} port
 * @param {string} address the one people open, which links in mails must name
 */
function startServer(port, address) {
  const env = { ...process.env, PORT: port, PUBLIC_URL: process.env['PUBLIC_URL'] || address }
  const tsx = inRepository('node_modules', 'tsx', 'dist', 'cli.mjs')
  const ownGroup = process.platform !== 'win32'
  const args = [tsx, 'watch', '--clear-screen=false', inRepository('src', 'server', 'main.ts')]
  const server = spawn(process.execPath, args, {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: ownGroup,
  })
  onShutdown(() => stopTree(server, ownGroup))
  process.once('exit', () => stopTree(server, ownGroup))
}
