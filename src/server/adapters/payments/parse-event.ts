import * as z from 'zod/mini'
import { type PaymentEvent, WebhookRefusedError } from './payment-provider.ts'

/** The events that may change the state of an order. All other events are accepted and ignored. */
const followedTypes =
  /^(?:payment_intent\.(?:succeeded|payment_failed|processing|requires_action|canceled)|charge\.(?:refunded|refund\.updated|dispute\.\w+)|refund\.(?:created|updated|failed))$/

const failedType = 'payment_intent.payment_failed'

const eventSchema = z.object({
  id: z.string().check(z.minLength(1)),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.optional(z.string()),
      object: z.optional(z.string()),
      payment_intent: z.nullish(z.union([z.string(), z.object({ id: z.string() })])),
      last_payment_error: z.nullish(
        z.object({
          code: z.nullish(z.string()),
          decline_code: z.nullish(z.string()),
          message: z.nullish(z.string()),
        }),
      ),
    }),
  }),
})

/** Reads a message whose signature has been checked. */
export function parseEvent(body: unknown): PaymentEvent {
  const parsed = z.safeParse(eventSchema, body)
  if (!parsed.success) throw new WebhookRefusedError('This is not an event of the card provider.')
  const { id, type, data } = parsed.data
  const { object } = data
  const owner = object.object === 'payment_intent' ? object.id : object.payment_intent
  const paymentId = typeof owner === 'object' && owner !== null ? owner.id : owner
  const error = type === failedType ? object.last_payment_error : null
  return {
    id,
    type,
    paymentId: followedTypes.test(type) ? (paymentId ?? null) : null,
    failure: error
      ? { code: error.decline_code ?? error.code ?? 'unknown', message: error.message ?? '' }
      : null,
  }
}
