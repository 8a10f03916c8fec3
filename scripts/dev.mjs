// `npm run dev`: both sides with hot reload.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureBuilt } from './build/ensure-built.mjs'
import { inRepository } from './repository-root.mjs'
import { ensureAllInstalled } from './setup/install.mjs'
import { findFreePort, runEntry, stopTree, UserFacingError } from './setup/processes.mjs'

await runEntry(async () => {
  if (existsSync('.env')) process.loadEnvFile()
  await ensureAllInstalled()
  // The server insists on a built front end, even though Vite serves it here, and the course is always built.
  const built = [
    inRepository('dist', 'web', 'site', 'landing.html'),
    inRepository('dist', 'course', 'course.json'),
  ]
  if (!built.every((file) => existsSync(file))) await ensureBuilt()

  const port = Number(process.env['PORT'] || 3000)
  const address = `http://localhost:${port}`
  // vite.config.ts sends /api there.
  process.env['API_PORT'] ||= String(await findFreePort())
  // Links in mails must name the address that people open.
  startServer({ PORT: process.env['API_PORT'], PUBLIC_URL: process.env['PUBLIC_URL'] || address })
  await startFrontEnd(port)
  console.log(`Open ${address}: changes show immediately.`)
})

/** @param {NodeJS.ProcessEnv} settings */
function startServer(settings) {
  const tsx = inRepository('node_modules', 'tsx', 'dist', 'cli.mjs')
  const args = [tsx, 'watch', '--clear-screen=false', inRepository('src', 'server', 'main.ts')]
  const server = spawn(process.execPath, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  })
  process.once('exit', () => stopTree(server, 'SIGTERM'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit())
}

/** @param {number} port */
async function startFrontEnd(port) {
  const { createServer } = await import('vite')
  const vite = await createServer({ clearScreen: false, server: { port, strictPort: true } })
  await vite.listen().catch((error) => {
    throw new UserFacingError(`Vite: ${error.message}`)
  })
}
