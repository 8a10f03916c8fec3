import {
  type PaymentEvent,
  PaymentProviderError,
  WebhookRefusedError,
} from '#server/adapters/payments/payment-provider.ts'
import { AppError } from '#server/http/app-error.ts'
import { insertOrderEvent } from './order-event-store.ts'
import { type SettleDependencies, settlePayment } from './settle-payment.ts'

interface WebhookDependencies extends SettleDependencies {
  log: SettleDependencies['log'] & { info: (fields: object, message: string) => void }
}

/** After any error here, the provider sends the message again later. */
export async function handleWebhook(
  dependencies: WebhookDependencies,
  body: Buffer,
  signature: string,
): Promise<void> {
  const { payments, log } = dependencies
  const event = await payments.readEvent(body, signature).catch(refuse)
  const { id: eventId, type, paymentId } = event
  if (paymentId === null) return log.info({ eventId, type }, 'payment event ignored')

  const cause = { cause: 'webhook', detail: `${type} ${eventId}` }
  const settled = await settlePayment(dependencies, paymentId, cause).catch(askAgainLater)
  if (settled === null) return log.warn({ eventId, type, paymentId }, 'payment event without an order')
  await recordFailure(dependencies, settled.order, event)
}

/** A declined card does not change the order, but support staff want to know about it. */
async function recordFailure(
  { database, now }: WebhookDependencies,
  order: Parameters<typeof insertOrderEvent>[1],
  { id, failure }: PaymentEvent,
): Promise<void> {
  if (failure === null) return
  const detail = `payment failed: ${failure.code}, ${failure.message}`
  const event = { cause: 'webhook', detail, fromState: order.state, nowMs: now() }
  await insertOrderEvent(database, order, event, id)
}

function askAgainLater(error: unknown): never {
  throw error instanceof PaymentProviderError ? new AppError('unavailable', { cause: error }) : error
}

function refuse(error: unknown): never {
  if (!(error instanceof WebhookRefusedError)) throw error
  throw new AppError('webhook_refused', { cause: error })
}
