import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { maxSmallBodyBytes } from '#contract/limits.ts'
import type { SettingsAnswer } from '#contract/settings.ts'
import { createAccountMails } from './accounts/account-mails.ts'
import type { PasswordHasher } from './accounts/password-hashing.ts'
import { deleteExpiredPasswordResets } from './accounts/password-reset-store.ts'
import { registerAccountRoutes } from './accounts/routes.ts'
import { deleteExpiredSessions } from './accounts/session-store.ts'
import { findSessionUser, sessionLifetimeMs } from './accounts/sessions.ts'
import type { LanguageModel } from './adapters/assistant/language-model.ts'
import type { MailSender } from './adapters/mail/mail-sender.ts'
import { openPayments } from './adapters/payments/open-payments.ts'
import { registerAssistantRoutes } from './assistant/routes.ts'
import type { Config } from './config.ts'
import type { Database, Queries } from './database/database.ts'
import { registerHealthRoutes } from './health/routes.ts'
import { createAuthentication } from './http/authentication.ts'
import { answerError, registerErrorHandler } from './http/error-handler.ts'
import { registerOriginCheck } from './http/origin-check.ts'
import { registerRequestLog } from './http/request-log.ts'
import { buildSecurityHeaders, registerSecurityHeaders } from './http/security-headers.ts'
import { createSessionCookie } from './http/session-cookie.ts'
import { readInlineScripts, registerWebFiles } from './http/web-files.ts'
import { startMailWorker } from './mail/mail-worker.ts'
import { deletePastWindows } from './rate-limits/rate-limit-store.ts'
import { createRateLimiter } from './rate-limits/rate-limiter.ts'
import { registerSettingsRoutes } from './settings/routes.ts'
import { openShop } from './shop.ts'
import { startSweeper } from './sweeper.ts'
import { purgeDeleted } from './workbooks/purge-deleted.ts'
import { registerWorkbookRoutes } from './workbooks/routes.ts'
import { thinHistories } from './workbooks/thin-histories.ts'

const requestTimeoutMs = 30_000

export interface AppDependencies {
  config: Pick<
    Config,
    'publicUrl' | 'trustedProxies' | 'logLevel' | 'rateLimitFactor' | 'access' | 'payments' | 'assistant'
  >
  database: Database
  passwords: PasswordHasher
  /** Made here so that it can write to the app's log. */
  openMailSender: (log: FastifyInstance['log']) => MailSender
  /** Null: the built-in advisor answers alone. */
  model: LanguageModel | null
  /** The built front end. */
  webFolder: string
  now: () => number
}

/** The whole server, composed but not listening: tests and main.ts both start from here. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, passwords, webFolder, now } = dependencies
  const isHttps = config.publicUrl.startsWith('https://')
  const securityHeaders = buildSecurityHeaders({
    isHttps,
    inlineScripts: readInlineScripts(webFolder),
    hasStripe: config.payments.provider === 'stripe',
  })
  const app = Fastify({
    logger: { level: config.logLevel, base: null },
    // One line a request costs almost half of the throughput; request-log.ts writes the ones worth reading.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: maxSmallBodyBytes,
    requestTimeout: requestTimeoutMs,
    // An address that cannot be decoded never reaches the hooks that add these headers.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(securityHeaders)),
  })

  registerErrorHandler(app)
  registerRequestLog(app)
  registerSecurityHeaders(app, securityHeaders)
  registerOriginCheck(app, config.publicUrl)

  const mail = startMailWorker({ database, sender: dependencies.openMailSender(app.log), now, log: app.log })
  const sweeper = startSweeper(
    [
      () => deleteExpiredSessions(database, now()),
      () => deleteExpiredPasswordResets(database, now()),
      () => deletePastWindows(database, now()),
      () => purgeDeleted(database, now()),
      () => thinHistories(database, now()),
    ],
    app.log,
  )
  app.addHook('onClose', async () => {
    sweeper.stop()
    await mail.stop()
  })

  const cookie = createSessionCookie({ isHttps })
  const authentication = createAuthentication(async (request, reply) => {
    const secret = cookie.read(request)
    const session = secret === null ? null : await findSessionUser({ database, now }, secret)
    if (secret !== null && session?.isRenewed) cookie.write(reply, secret, sessionLifetimeMs)
    return session?.user ?? null
  })

  const openRateLimiter = (queries: Queries) =>
    createRateLimiter({ database: queries, now, factor: config.rateLimitFactor })

  registerHealthRoutes(app, { database })
  registerAccountRoutes(app, {
    database,
    passwords,
    cookie,
    authentication,
    rateLimiter: openRateLimiter(database),
    publicUrl: config.publicUrl,
    wakeMail: mail.wake,
    now,
    ...createAccountMails({ publicUrl: config.publicUrl, now }),
  })
  await registerWorkbookRoutes(app, {
    database,
    authentication,
    openRateLimiter,
    access: config.access,
    now,
  })
  registerAssistantRoutes(app, {
    database,
    authentication,
    rateLimiter: openRateLimiter(database),
    access: config.access,
    model: dependencies.model,
    limits: config.assistant.limits,
    now,
  })
  await openShop(app, {
    database,
    payments: await openPayments(config.payments, { database, now }),
    cookie,
    authentication,
    rateLimiter: openRateLimiter(database),
    publicUrl: config.publicUrl,
    isHttps,
    wakeMail: mail.wake,
    now,
  })
  registerSettingsRoutes(app, {
    access: config.access,
    payments: tellPayments(config.payments),
    assistant: dependencies.model === null ? 'built-in' : 'model',
  })
  await registerWebFiles(app, webFolder)
  return app
}

/** Of the keys, the one that is made to be seen. */
function tellPayments(settings: Config['payments']): SettingsAnswer['payments'] {
  return settings.provider === 'stripe'
    ? { provider: 'stripe', publishableKey: settings.publishableKey }
    : { provider: 'sandbox' }
}
