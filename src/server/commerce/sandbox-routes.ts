import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { apiPaths, pagePaths } from '#contract/paths.ts'
import {
  bankAnswerSchema,
  confirmSandboxPaymentRequestSchema,
  type SandboxPaymentAnswer,
} from '#contract/sandbox.ts'
import {
  CardRefusedError,
  type PaymentOutcome,
  type SandboxPayments,
} from '#server/adapters/payments/sandbox-payments.ts'
import type { Database } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { parseBody } from '#server/http/parse-body.ts'
import { toAddressSubject } from '#server/rate-limits/client-address.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { limits } from './rate-limits.ts'
import { findOrder } from './order-store.ts'
import { renderBankPage } from './sandbox-bank-page.ts'

interface SandboxRouteDependencies {
  database: Database
  payments: SandboxPayments
  rateLimiter: RateLimiter
}

const bankQuerySchema = z.pick(bankAnswerSchema, { payment_intent: true, payment_intent_client_secret: true })

/** Accepts test cards. These routes do not exist when a real provider is configured. */
export async function registerSandboxRoutes(
  app: FastifyInstance,
  { database, payments, rateLimiter }: SandboxRouteDependencies,
): Promise<void> {
  app.post(apiPaths.sandboxConfirm, async (request, reply): Promise<SandboxPaymentAnswer> => {
    const { clientSecret, card } = parseBody(confirmSandboxPaymentRequestSchema, request)
    await rateLimiter.hit(limits.cardPerAddress, toAddressSubject(request.ip))
    await rateLimiter.hit(limits.cardPerPayment, clientSecret)
    void reply.header('cache-control', 'no-store')
    const payment = await payments.pay(clientSecret, card).catch(explainRefusal)
    return toAnswer(requirePayment(payment), clientSecret)
  })

  app.get(apiPaths.sandboxBank, async (request, reply) => {
    const query = z.safeParse(bankQuerySchema, request.query)
    if (!query.success) throw new AppError('not_found')
    const clientSecret = query.data.payment_intent_client_secret
    const payment = requirePayment(await payments.look(clientSecret))
    if (payment.status !== 'confirming') return goBack(reply, payment, clientSecret)
    const page = renderBankPage({ ...payment, clientSecret })
    return reply.header('cache-control', 'no-store').type('text/html').send(page)
  })

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.post(apiPaths.sandboxBank, async (request, reply) => {
      const { payment_intent_client_secret: clientSecret, answer } = parseBody(bankAnswerSchema, request)
      await rateLimiter.hit(limits.cardPerAddress, toAddressSubject(request.ip))
      return goBack(reply, requirePayment(await payments.answerBank(clientSecret, answer)), clientSecret)
    })
  })

  /** Adds the parameters that the real provider adds. The target depends on the order, never on the request. */
  async function goBack(
    reply: FastifyReply,
    payment: PaymentOutcome,
    clientSecret: string,
  ): Promise<FastifyReply> {
    const order = await findOrder(database, 'id', payment.orderId)
    const search = {
      paymentIntentId: payment.paymentId,
      returnedClientSecret: clientSecret,
      redirectStatus: describeReturn(payment),
    }
    const page = order?.product === 'course' ? pagePaths.coursePaymentSuccess : pagePaths.paymentSuccess
    return reply.header('cache-control', 'no-store').redirect(page(search), 303)
  }
}

function describeReturn({ status }: PaymentOutcome): string {
  if (status === 'paid') return 'succeeded'
  return status === 'processing' ? 'pending' : 'failed'
}

function toAnswer({ status, paymentId }: PaymentOutcome, clientSecret: string): SandboxPaymentAnswer {
  if (status === 'paid' || status === 'processing') return { status, paymentIntentId: paymentId }
  if (status === 'confirming') {
    const query = new URLSearchParams({
      payment_intent: paymentId,
      payment_intent_client_secret: clientSecret,
    })
    return { status, paymentIntentId: paymentId, redirectUrl: `${apiPaths.sandboxBank}?${query.toString()}` }
  }
  throw new AppError('conflict', {
    message: 'This payment can no longer be paid. Please start the checkout again.',
  })
}

function requirePayment(payment: PaymentOutcome | null): PaymentOutcome {
  if (payment === null) throw new AppError('not_found', { message: 'We cannot find this payment' })
  return payment
}

function explainRefusal(error: unknown): never {
  if (!(error instanceof CardRefusedError)) throw error
  const { message, reason, fields } = error
  throw new AppError('card_declined', { message, fields, details: { reason } })
}
