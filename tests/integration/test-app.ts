import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openLanguageModel } from '#server/adapters/assistant/open-language-model.ts'
import type { OutgoingMail } from '#server/adapters/mail/mail-sender.ts'
import { type AppDependencies, buildApp } from '#server/app.ts'
import type { Database } from '#server/database/database.ts'
import { planJobs } from '#server/plan-thread/plan-jobs.ts'
import { createCourseFolder } from './course-folder.ts'
import { memoryFolder } from './memory-folder.ts'
import { quickPasswords } from './quick-passwords.ts'

/** A front end with the few files that the routes need, without a build. */
function createWebFolder(): string {
  const folder = mkdtempSync(path.join(memoryFolder, 'planwright-web-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><script>start()</script><div id="root"></div>',
  )
  writeFileSync(path.join(folder, 'assets/app-1234.js'), 'export {}')
  mkdirSync(path.join(folder, 'screens'))
  for (const name of ['login', 'notFound']) {
    writeFileSync(
      path.join(folder, 'screens', `${name}.html`),
      `<!doctype html><script>start()</script><div id="root" data-screen="${name}"><h1>${name}</h1></div>`,
    )
  }
  mkdirSync(path.join(folder, 'site'))
  for (const name of ['landing', 'course'])
    writeFileSync(path.join(folder, 'site', `${name}.html`), '<!doctype html><script>enhance()</script>')
  writeFileSync(
    path.join(folder, 'site/review.html'),
    '<!doctype html><script>review()</script><p>Report this page: %OPERATOR_EMAIL%</p>',
  )
  return folder
}

export interface TestApp {
  app: FastifyInstance
  /** The mails that were sent, oldest first. */
  mails: OutgoingMail[]
  clock: { now: number }
}

/** What the clock says at first. */
export const testStart = Date.UTC(2026, 10, 16, 12)

/** The real server on a real database. Mail is only recorded, and the test sets the clock. */
export async function createTestApp(
  database: Database,
  settings: Partial<AppDependencies['config']> = {},
  passwords = quickPasswords,
  clock = { now: testStart },
  more: Pick<AppDependencies, 'timeouts' | 'logStream'> & Partial<Pick<AppDependencies, 'planThreads'>> = {},
): Promise<TestApp> {
  const mails: OutgoingMail[] = []
  const webFolder = createWebFolder()
  const courseFolder = createCourseFolder()
  const app = await buildApp({
    config: {
      publicUrl: 'http://plans.example',
      trustedProxies: 0,
      logLevel: 'silent',
      rateLimitFactor: 1,
      access: 'account',
      payments: { provider: 'sandbox', webhookDelayMs: 0, settleDelayMs: 0 },
      assistant: { model: null, limits: { callsPerAccount: 100, callsInAll: 1000 } },
      ...settings,
    },
    database,
    passwords,
    openMailSender: () => ({
      send: async (mail) => {
        mails.push(mail)
      },
    }),
    model: settings.assistant?.model ? openLanguageModel(settings.assistant.model) : null,
    webFolder,
    courseFolder,
    now: () => clock.now,
    planThreads: { jobs: planJobs },
    ...more,
  })
  app.addHook('onClose', async () => {
    for (const folder of [webFolder, courseFolder]) rmSync(folder, { recursive: true })
  })
  return { app, mails, clock }
}
