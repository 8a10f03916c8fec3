import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { buildLessonPath } from '#contract/paths.ts'
import { maxSmallBodyBytes } from '#contract/request-limits.ts'
import type { SettingsAnswer } from '#contract/settings.ts'
import { createAccountData } from './account-data.ts'
import { createAccountMails } from './accounts/account-mails.ts'
import { deleteExpiredEmailChanges } from './accounts/email-change-store.ts'
import type { PasswordHasher } from './accounts/password-hashing.ts'
import { createKnownDevices } from './accounts/known-devices.ts'
import { deleteExpiredPasswordResets } from './accounts/password-reset-store.ts'
import { registerAccountRoutes } from './accounts/routes.ts'
import { registerSelfServiceRoutes } from './accounts/self-service/routes.ts'
import { createSelfServiceMails } from './accounts/self-service/self-service-mails.ts'
import { deleteExpiredSessions } from './accounts/session-store.ts'
import { findSessionUser, sessionLifetimeMs } from './accounts/sessions.ts'
import type { LanguageModel } from './adapters/assistant/language-model.ts'
import type { MailSender } from './adapters/mail/mail-sender.ts'
import { openPayments } from './adapters/payments/open-payments.ts'
import { registerAssistantRoutes } from './assistant/routes.ts'
import { registerClientErrorRoutes } from './client-errors/routes.ts'
import { deleteOldCanceledOrders } from './commerce/order-store.ts'
import type { Config } from './config.ts'
import { composeCourse } from './compose-course.ts'
import { readCourseContent } from './course/course-content.ts'
import type { Database, Queries } from './database/database.ts'
import { runLongWork } from './database/long-work.ts'
import { describeLoad, type Load } from './statistics/describe-load.ts'
import { readFigures } from './statistics/read-statistics.ts'
import { registerHealthRoutes } from './health/routes.ts'
import { createAuthentication } from './http/authentication.ts'
import { registerBodyGuard } from './bodies/body-guard.ts'
import { answerError, registerErrorHandler } from './http/error-handler.ts'
import { listInlineScripts, listInlineStyles } from './http/inline-parts.ts'
import { logSerializers } from './http/log-serializers.ts'
import { registerOriginCheck } from './http/origin-check.ts'
import { defaultOverloadLimits, registerOverloadGuard } from './http/overload.ts'
import { registerRequestLog } from './http/request-log.ts'
import { buildSecurityHeaders, registerSecurityHeaders } from './http/security-headers.ts'
import { createSessionCookie } from './http/session-cookie.ts'
import { createSessionHint, joinSessionHint } from './http/session-hint.ts'
import { readAppPages, registerWebFiles } from './http/web-files.ts'
import { buildTimeoutOptions, defaultTimeouts, type Timeouts } from './http/timeouts.ts'
import { startMailWorker } from './mail/mail-worker.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import type { PlanThreadsOptions } from './incoming-plans/plan-threads.ts'
import { createPlanWork } from './incoming-plans/plan-work.ts'
import type { PlanJobs } from './plan-thread/plan-jobs.ts'
import { deletePastWindows } from './rate-limits/rate-limit-store.ts'
import { createRateLimiter } from './rate-limits/rate-limiter.ts'
import { sweepLinks } from './sharing/end-links.ts'
import { registerSharingRoutes } from './sharing/routes.ts'
import { registerSettingsRoutes } from './settings/routes.ts'
import { composeCommerce } from './compose-commerce.ts'
import { createPrerenderedPages } from './site/prerendered-pages.ts'
import { registerSiteRoutes } from './site/routes.ts'
import { createSteadyClock } from './steady-clock.ts'
import { startSweeper } from './sweeper.ts'
import { noteTaskRun } from './tasks/task-run-store.ts'
import { readSave } from './workbooks/prepare-save.ts'
import { purgeDeleted } from './workbooks/purge-deleted.ts'
import { registerWorkbookRoutes } from './workbooks/routes.ts'
import { thinHistories } from './workbooks/thin-histories.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How busy this process is. */
    readLoad: () => Load
  }
}

export interface AppDependencies {
  config: Pick<
    Config,
    'publicUrl' | 'trustedProxies' | 'logLevel' | 'rateLimitFactor' | 'access' | 'payments' | 'assistant'
  > &
    Partial<Pick<Config, 'operator' | 'metricsToken' | 'overload' | 'modelPrices'>>
  database: Database
  passwords: PasswordHasher
  /** Created here so that it can write to the app's log. */
  openMailSender: (log: FastifyInstance['log']) => MailSender
  /** Null when only the built-in advisor answers. */
  model: LanguageModel | null
  /** The built front end. */
  webFolder: string
  /** The built course, which is no public folder. */
  courseFolder: string
  now: () => number
  /** The threads that read plans, or their jobs for tests that need no threads. */
  planThreads: PlanThreadsOptions | { jobs: PlanJobs }
  timeouts?: Partial<Timeouts>
  /** Replaces standard output as the destination of the log. */
  logStream?: { write: (line: string) => void }
}

/** The whole server, composed but not listening. Tests and main.ts both start from here. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, passwords, webFolder, now } = dependencies
  const operator = config.operator ?? { name: null, address: null, email: null }
  const isHttps = config.publicUrl.startsWith('https://')
  const timeouts = { ...defaultTimeouts, ...dependencies.timeouts }
  const securityHeaders = buildSecurityHeaders({
    isHttps,
    inlineScripts: [...new Set(listInlineScripts(readAppPages(webFolder)))],
    hasStripe: config.payments.provider === 'stripe',
  })
  const app = Fastify({
    logger: {
      level: config.logLevel,
      base: null,
      serializers: logSerializers,
      ...(dependencies.logStream ? { stream: dependencies.logStream } : {}),
    },
    // One log line per request would cost almost half of the throughput. request-log.ts writes the ones worth
    // reading.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: maxSmallBodyBytes,
    ...buildTimeoutOptions(timeouts),
    // Requests that still arrive on an open connection while the server stops get a normal answer.
    return503OnClosing: false,
    // A URL that cannot be decoded never reaches the hooks that set these headers and limit the body.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers({ ...securityHeaders, connection: 'close' })),
  })

  // Another site can send plain text without permission, and none of our requests are plain text.
  app.removeContentTypeParser('text/plain')
  registerErrorHandler(app)
  registerSecurityHeaders(app, securityHeaders)
  const overload = registerOverloadGuard(app, config.overload ?? defaultOverloadLimits)
  registerRequestLog(app, { isLoggedElsewhere: overload.isShed })
  registerOriginCheck(app, config.publicUrl)
  const bodies = registerBodyGuard(app, {
    now,
    factor: config.rateLimitFactor,
    maxSilenceMs: timeouts.silentMs,
  })
  const readLoad = () => ({ ...overload.readState(), ...bodies.readState() })
  app.decorate('readLoad', readLoad)
  const metrics = await openMetrics(app, {
    token: config.metricsToken ?? null,
    readFamilies: async () => [
      ...describeLoad(readLoad()),
      ...(await readFigures({ database, now, modelPrices: config.modelPrices ?? null })),
    ],
  })

  const knownDevices = createKnownDevices({ database, now, isHttps })
  const mail = startMailWorker({ database, sender: dependencies.openMailSender(app.log), now, log: app.log })
  const sweeper = startSweeper(
    [
      () => runLongWork(database, (queries) => deleteExpiredSessions(queries, now())),
      () => runLongWork(database, knownDevices.forgetUnused),
      () => runLongWork(database, (queries) => deleteExpiredPasswordResets(queries, now())),
      () => runLongWork(database, (queries) => deleteExpiredEmailChanges(queries, now())),
      () => runLongWork(database, (queries) => deletePastWindows(queries, now())),
      () => runLongWork(database, (queries) => deleteOldCanceledOrders(queries, now())),
      () => purgeDeleted(database, now()),
      () => thinHistories(database, now()),
      () => sweepLinks(database, now()),
    ],
    {
      log: app.log,
      clock: createSteadyClock({ now, elapsed: () => performance.now() }),
      onSwept: () => noteTaskRun(database, 'sweep', now()),
    },
  )
  const planWork = createPlanWork({
    threads: dependencies.planThreads,
    readSave,
    now,
    factor: config.rateLimitFactor,
    log: app.log,
  })
  app.addHook('onListen', planWork.warm)
  app.addHook('preClose', planWork.leave)
  app.addHook('onClose', async () => {
    sweeper.stop()
    await mail.stop()
    await planWork.stop()
  })

  const hint = createSessionHint({ isHttps })
  const cookie = joinSessionHint(createSessionCookie({ isHttps }), hint)
  const authentication = createAuthentication({
    findUser: async (request, reply) => {
      const secret = cookie.read(request)
      const session = secret === null ? null : await findSessionUser({ database, now }, secret)
      if (secret !== null && session?.isRenewed) cookie.write(reply, secret, sessionLifetimeMs)
      request.accountId = session?.user.id ?? null
      return session?.user ?? null
    },
    onRefused: hint.clear,
  })

  const openRateLimiter = (queries: Queries) =>
    createRateLimiter({ database: queries, now, factor: config.rateLimitFactor })

  registerHealthRoutes(app, { database })
  const accounts = {
    database,
    passwords,
    cookie,
    knownDevices,
    authentication,
    rateLimiter: openRateLimiter(database),
    publicUrl: config.publicUrl,
    wakeMail: mail.wake,
    now,
  }
  registerAccountRoutes(app, { ...accounts, ...createAccountMails(accounts) })
  registerSelfServiceRoutes(app, {
    ...accounts,
    ...createSelfServiceMails(accounts),
    accountData: createAccountData(database),
  })
  await registerWorkbookRoutes(app, {
    database,
    authentication,
    openRateLimiter,
    readSave: (request) => planWork.run('readSave', request),
    access: config.access,
    now,
  })
  await registerAssistantRoutes(app, {
    database,
    authentication,
    rateLimiter: openRateLimiter(database),
    access: config.access,
    jobs: {
      suggest: (plan) => planWork.run('suggest', plan),
      answer: (plan) => planWork.run('answer', plan),
      promptSuggestions: (plan) => planWork.run('promptSuggestions', plan),
      cleanSuggestions: (plan, filled) => planWork.run('cleanSuggestions', plan, filled),
      promptAnswer: (plan) => planWork.run('promptAnswer', plan),
      checkProposals: (plan, proposals) => planWork.run('checkProposals', plan, proposals),
      promptReview: (plan) => planWork.run('promptReview', plan),
      checkFindings: (plan, given) => planWork.run('checkFindings', plan, given),
    },
    model: dependencies.model,
    limits: config.assistant.limits,
    now,
  })
  await composeCommerce(app, {
    database,
    payments: await openPayments(config.payments, { database, now }),
    cookie,
    knownDevices,
    authentication,
    rateLimiter: openRateLimiter(database),
    publicUrl: config.publicUrl,
    isHttps,
    wakeMail: mail.wake,
    now,
  })
  registerClientErrorRoutes(app, {
    rateLimiter: openRateLimiter(database),
    count: metrics.countClientError,
  })
  registerSettingsRoutes(app, {
    access: config.access,
    payments: describePayments(config.payments),
    assistant: dependencies.model === null ? 'built-in' : 'model',
  })
  const openPage = createPrerenderedPages({
    publicUrl: config.publicUrl,
    operator,
    buildHeaders: (html, options) =>
      buildSecurityHeaders({
        isHttps,
        inlineScripts: listInlineScripts(html),
        inlineStyles: listInlineStyles(html),
        ...options,
      }),
    now,
  })
  registerSharingRoutes(app, {
    database,
    authentication,
    openRateLimiter,
    access: config.access,
    factor: config.rateLimitFactor,
    webFolder,
    openPage,
    now,
  })
  const content = readCourseContent(dependencies.courseFolder)
  registerSiteRoutes(app, {
    webFolder,
    publicUrl: config.publicUrl,
    openPage,
    morePaths: content.freeLesson === null ? [] : [buildLessonPath(content.freeLesson)],
  })
  await composeCourse(app, {
    database,
    content,
    authentication,
    rateLimiter: openRateLimiter(database),
    access: config.access,
    operatorEmail: operator.email,
    checkPlan: (request, order) => planWork.run('checkPlan', request, order),
    readCourseQuestion: (request) => planWork.run('readCourseQuestion', request),
    openPage,
    publicUrl: config.publicUrl,
    wakeMail: mail.wake,
    now,
  })
  await registerWebFiles(app, webFolder, {
    // For sessions that began before there was a hint, and for a hint that was deleted.
    beforePage: (request, reply) => {
      if (cookie.read(request) !== null) hint.write(reply, sessionLifetimeMs)
    },
  })
  return app
}

/** Only the publishable key is included. */
function describePayments(settings: Config['payments']): SettingsAnswer['payments'] {
  return settings.provider === 'stripe'
    ? { provider: 'stripe', publishableKey: settings.publishableKey }
    : { provider: 'sandbox' }
}
