import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  checkCouponRequestSchema,
  forgotPasswordAnswer,
  forgotPasswordRequestSchema,
  loginRequestSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
} from '#contract/accounts.ts'
import { apiPaths, sitePages } from '#contract/paths.ts'
import type { Authentication } from '#server/http/authentication.ts'
import { isCrossSite } from '#server/http/origin-check.ts'
import { parseBody } from '#server/http/parse-body.ts'
import type { SessionCookie } from '#server/http/session-cookie.ts'
import { toAddressSubject } from '#server/rate-limits/client-address.ts'
import { requireGoodCoupon } from './check-coupon.ts'
import type { KnownDevices } from './known-devices.ts'
import { limits } from './rate-limits.ts'
import { checkLogin } from './log-in.ts'
import { registerAccount, type RegisterDependencies } from './register-account.ts'
import { requestPasswordReset, type ResetDependencies, resetPassword } from './reset-password.ts'
import { endSession } from './sessions.ts'
import { createSignIn } from './sign-in.ts'
import { firstEpoch } from './user-store.ts'
import { sendMailAfterAnswer } from './send-mail-after-answer.ts'

export interface AccountDependencies extends RegisterDependencies, ResetDependencies {
  cookie: SessionCookie
  knownDevices: KnownDevices
  authentication: Authentication
  /** Called when a mail is queued, so that it leaves right after the answer. */
  wakeMail: () => void
}

export function registerAccountRoutes(app: FastifyInstance, dependencies: AccountDependencies): void {
  const { authentication, cookie, rateLimiter, wakeMail } = dependencies
  const signIn = createSignIn(dependencies)
  const wakeMailAfter = sendMailAfterAnswer(wakeMail)

  app.get(apiPaths.currentUser, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    return authentication.requireUser(request, reply)
  })

  app.post(apiPaths.login, async (request, reply) => {
    const owner = await checkLogin(dependencies, parseBody(loginRequestSchema, request), request)
    return signIn(request, reply, owner)
  })

  app.post(apiPaths.register, async (request, reply) => {
    const body = parseBody(registerRequestSchema, request)
    await rateLimiter.hit(limits.registerPerAddress, addressOf(request))
    await rateLimiter.hit(limits.registerPerAccount, body.email)
    const account = await registerAccount(dependencies, body)
    wakeMailAfter(reply)
    void reply.code(201)
    return signIn(request, reply, { userId: account.id, epoch: firstEpoch })
  })

  app.post(apiPaths.checkCoupon, async (request, reply) => {
    const { couponCode } = parseBody(checkCouponRequestSchema, request)
    await rateLimiter.hit(limits.couponPerAddress, addressOf(request))
    await requireGoodCoupon(dependencies, couponCode)
    return reply.code(204).send()
  })

  app.post(apiPaths.forgotPassword, async (request, reply) => {
    const { emailOrUsername } = parseBody(forgotPasswordRequestSchema, request)
    await requestPasswordReset(dependencies, emailOrUsername, addressOf(request))
    wakeMailAfter(reply)
    return forgotPasswordAnswer
  })

  app.post(apiPaths.resetPassword, async (request, reply) => {
    const body = parseBody(resetPasswordRequestSchema, request)
    return signIn(request, reply, await resetPassword(dependencies, body, addressOf(request)))
  })

  app.get(apiPaths.logout, async (request, reply) => {
    // Another site's image or link must not sign anyone out.
    if (!isCrossSite(request, dependencies.publicUrl)) {
      const secret = cookie.read(request)
      if (secret !== null) await endSession(dependencies, secret)
      cookie.clear(reply)
    }
    return reply.header('cache-control', 'no-store').redirect(sitePages.landing.path, 303)
  })
}

function addressOf(request: FastifyRequest): string {
  return toAddressSubject(request.ip)
}
