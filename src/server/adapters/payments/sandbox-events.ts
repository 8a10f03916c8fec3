import { randomBytes } from 'node:crypto'
import type { PaymentStatus } from '#domain/commerce/order-state.ts'
import type { Queries } from '#server/database/database.ts'
import type { SandboxPayment } from './sandbox-store.ts'
import { insertWebhook } from './sandbox-webhook-store.ts'

export type SandboxEventType =
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.canceled'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'

/** Queues a webhook in the transaction that causes it, so that none is lost and none is sent without cause. */
export async function enqueueEvent(
  queries: Queries,
  type: SandboxEventType,
  payment: SandboxPayment,
  { nowMs, delayMs }: { nowMs: number; delayMs: number },
): Promise<void> {
  const id = createProviderId('evt')
  const payload = JSON.stringify({
    id,
    object: 'event',
    created: Math.floor(nowMs / 1000),
    livemode: false,
    type,
    data: { object: describeSubject(type, payment) },
  })
  await insertWebhook(queries, { id, payload, created_at: nowMs, due_at: nowMs + delayMs, attempts: 0 })
}

export function createProviderId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** The objects as the real provider sends them, with only the fields that are read. */
function describeSubject(type: SandboxEventType, payment: SandboxPayment): object {
  if (type.startsWith('charge.dispute.')) return describeDispute(payment)
  return type === 'charge.refunded' ? describeCharge(payment) : describeIntent(payment)
}

function describeIntent(payment: SandboxPayment): object {
  return {
    id: payment.id,
    object: 'payment_intent',
    amount: payment.amount_cents,
    currency: payment.currency,
    status: wireStatuses[payment.status],
    receipt_email: payment.email,
    metadata: { order_id: payment.order_id },
    last_payment_error:
      payment.failure_code === null
        ? null
        : {
            code: 'card_declined',
            decline_code: payment.failure_code,
            message: payment.failure_message,
            type: 'card_error',
          },
  }
}

const wireStatuses: Record<PaymentStatus, string> = {
  open: 'requires_payment_method',
  confirming: 'requires_action',
  processing: 'processing',
  paid: 'succeeded',
  cancelled: 'canceled',
}

function describeCharge(payment: SandboxPayment): object {
  return {
    id: payment.charge_id,
    object: 'charge',
    amount: payment.amount_cents,
    amount_refunded: payment.refunded_cents,
    currency: payment.currency,
    payment_intent: payment.id,
    refunded: payment.refunded_cents >= payment.amount_cents,
  }
}

function describeDispute(payment: SandboxPayment): object {
  return {
    id: payment.charge_id.replace('ch_', 'dp_'),
    object: 'dispute',
    amount: payment.amount_cents,
    charge: payment.charge_id,
    payment_intent: payment.id,
    status: payment.dispute === 'open' ? 'needs_response' : payment.dispute,
  }
}
