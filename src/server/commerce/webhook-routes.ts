import type { FastifyInstance } from 'fastify'
import { apiPaths } from '#contract/paths.ts'
import { handleWebhook } from './handle-webhook.ts'
import type { SettleDependencies } from './settle-payment.ts'

/** Events include whole charges with all related objects. */
const maxEventBytes = 512 * 1024

/** The signature covers the exact bytes that were sent, so in this scope nothing parses them first. */
export async function registerWebhookRoutes(
  app: FastifyInstance,
  dependencies: SettleDependencies,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    scope.post(apiPaths.stripeWebhook, { bodyLimit: maxEventBytes }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = String(request.headers['stripe-signature'] ?? '')
      await handleWebhook({ ...dependencies, log: request.log }, body, signature)
      return reply.send({ received: true })
    })
  })
}
