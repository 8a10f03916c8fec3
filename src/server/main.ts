import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sitePageFolder } from '#contract/site-tokens.ts'
import { createPasswordHasher } from './accounts/password-hashing.ts'
import { openLanguageModel } from './adapters/assistant/open-language-model.ts'
import { openMailSender } from './adapters/mail/open-mail-sender.ts'
import { buildApp } from './app.ts'
import { listNotices } from './config-notices.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { migrate } from './database/migrate.ts'
import { stopGracefully } from './http/shutdown.ts'
import { createTerminalLog, describeStart } from './terminal-output.ts'

/** Both src/server and dist/server are two folders below the package. */
const packageFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** In development tsx runs the sources. */
const planThread = import.meta.url.endsWith('.js')
  ? new URL('./plan-thread.js', import.meta.url)
  : new URL('./plan-thread/main.ts', import.meta.url)

/**
 * Node's default of 511 is too low when many people connect at the same time. The kernel would then drop
 * connections that we could have answered.
 */
const waitingConnections = 4096

await start()

async function start(): Promise<void> {
  const result = readConfig()
  if ('faults' in result) return fail('Planwright cannot start with these settings:', ...result.faults)
  const { config } = result

  const webFolder = path.join(packageFolder, 'dist/web')
  if (!existsSync(path.join(webFolder, sitePageFolder)))
    return fail('The front end is not built. Run npm start, or npm run build first.')

  const database = await openDatabase(config.database)
  try {
    await migrate(database, path.join(packageFolder, 'migrations'))
    const app = await buildApp({
      config,
      database,
      passwords: createPasswordHasher(),
      openMailSender: (log) => openMailSender(config.mail, log),
      model: config.assistant.model && openLanguageModel(config.assistant.model),
      webFolder,
      courseFolder: path.join(packageFolder, 'dist/course'),
      now: Date.now,
      planThreads: { file: planThread },
      ...(process.stdout.isTTY && { logStream: createTerminalLog((line) => process.stdout.write(line)) }),
    })
    await app.listen({ port: config.port, host: config.host, backlog: waitingConnections })
    stopGracefully(app, () => database.destroy())
    for (const notice of listNotices(config)) app.log.warn(notice)
    if (process.stdout.isTTY)
      process.stdout.write(`${describeStart(config)}
`)
    else app.log.info(describeStart(config))
  } catch (error) {
    await database.destroy()
    fail(describeStartFault(error, config.port))
  }
}

function describeStartFault(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program or set PORT to another one.`
  if (code === 'EACCES')
    return `Port ${port} needs more permissions than this user has. Set PORT to a number above 1023.`
  return `Planwright could not start: ${error instanceof Error ? error.message : String(error)}`
}

function fail(...lines: string[]): void {
  process.stderr.write(`${lines.join('\n  ')}\n`)
  process.exitCode = 1
}
