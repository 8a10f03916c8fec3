import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#contract/user.ts'
import { apiPaths } from '#contract/paths.ts'
import {
  createCoursePaymentIntentRequestSchema,
  createPaymentIntentRequestSchema,
  getCredentialsRequestSchema,
  type PaymentIntentAnswer,
  paymentStateRequestSchema,
} from '#contract/payments.ts'
import { checkRequestedPrice } from '#domain/commerce/prices.ts'
import type { ProductId } from '#domain/commerce/products.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Authentication } from '#server/http/authentication.ts'
import { parseBody } from '#server/http/parse-body.ts'
import type { SessionCookie } from '#server/http/session-cookie.ts'
import { toAddressSubject } from '#server/rate-limits/client-address.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { chooseBrowserSecret, createAttemptKey } from './checkout-secrets.ts'
import { giveCredentials } from './give-credentials.ts'
import { limits } from './rate-limits.ts'
import { readPaymentState } from './read-payment-state.ts'
import type { SettleDependencies } from './settle-payment.ts'
import { startCheckout } from './start-checkout.ts'

/** The time that a bank may take for a payment, and a buyer to come back. */
const cookieLifetimeMs = 7 * 24 * 60 * 60 * 1000

export interface CommerceDependencies extends SettleDependencies {
  checkoutCookie: SessionCookie
  authentication: Authentication
  rateLimiter: RateLimiter
  /** Signs a browser in to an account that has no password yet. Null when it now has one. */
  signInUnclaimed: (request: FastifyRequest, reply: FastifyReply, userId: string) => Promise<User | null>
}

interface CheckoutRequest {
  amount: number
  email: string
  discountPercent?: number
  attemptKey?: string | undefined
}

export function registerCommerceRoutes(app: FastifyInstance, dependencies: CommerceDependencies): void {
  const { checkoutCookie, authentication, rateLimiter, signInUnclaimed } = dependencies

  app.post(apiPaths.createPaymentIntent, async (request, reply) =>
    begin('tool', parseBody(createPaymentIntentRequestSchema, request), request, reply),
  )

  app.post(apiPaths.createCoursePaymentIntent, async (request, reply) =>
    begin('course', parseBody(createCoursePaymentIntentRequestSchema, request), request, reply),
  )

  app.post(apiPaths.paymentState, async (request, reply) => {
    const { clientSecret } = parseBody(paymentStateRequestSchema, request)
    await rateLimiter.hit(limits.statePerAddress, toAddressSubject(request.ip))
    void reply.header('cache-control', 'no-store')
    return readPaymentState(dependencies, clientSecret)
  })

  app.post(apiPaths.getCredentials, async (request, reply) => {
    const { paymentIntentId } = parseBody(getCredentialsRequestSchema, request)
    await rateLimiter.hit(limits.credentialsPerAddress, toAddressSubject(request.ip))
    await rateLimiter.hit(limits.credentialsPerPayment, paymentIntentId)
    void reply.header('cache-control', 'no-store')
    return giveCredentials(dependencies, paymentIntentId, {
      browserSecret: checkoutCookie.read(request),
      user: await authentication.findUser(request, reply),
      signIn: (userId) => signInUnclaimed(request, reply, userId),
    })
  })

  async function begin(
    product: ProductId,
    { amount, email, discountPercent, attemptKey = createAttemptKey() }: CheckoutRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PaymentIntentAnswer> {
    const checked = checkRequestedPrice(product, amount, discountPercent)
    if (!checked.ok) throw new AppError('price_mismatch', { message: checked.message })
    await rateLimiter.hit(limits.checkoutPerAddress, toAddressSubject(request.ip))
    await rateLimiter.hit(limits.checkoutPerEmail, email)

    const browserSecret = chooseBrowserSecret(checkoutCookie.read(request), attemptKey)
    const { price } = checked
    const user = await authentication.findUser(request, reply)
    const payment = await startCheckout(dependencies, { price, email, attemptKey, browserSecret, user })
    checkoutCookie.write(reply, browserSecret, cookieLifetimeMs)
    void reply.header('cache-control', 'no-store')
    const { id: paymentIntentId, clientSecret, status, amountCents } = payment
    return { clientSecret, paymentIntentId, status, amountCents }
  }
}
