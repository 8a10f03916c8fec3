import type Stripe from 'stripe'
import type { DisputeState, PaymentStatus } from '#domain/commerce/order-state.ts'
import { parseEvent } from './parse-event.ts'
import {
  EmailRefusedError,
  type Payment,
  type PaymentProvider,
  PaymentProviderError,
  WebhookRefusedError,
} from './payment-provider.ts'
import { requireNotFromFuture } from './webhook-signature.ts'

/** Takes a finished client, so that the SDK is loaded only where it is used. */
export function createStripeProvider(
  stripe: Stripe,
  { webhookSecret, now }: { webhookSecret: string; now: () => number },
): PaymentProvider {
  async function find(id: string): Promise<Payment | null> {
    try {
      return await read(id)
    } catch (error) {
      if (hasCode(error, 'resource_missing')) return null
      throw toProviderError(error)
    }
  }

  async function read(id: string): Promise<Payment> {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
    return {
      ...toPayment(intent),
      refundedCents: charge?.amount_refunded ?? 0,
      dispute: charge?.disputed ? await readDispute(id) : 'none',
    }
  }

  async function readDispute(id: string): Promise<DisputeState> {
    const { data } = await stripe.disputes.list({ payment_intent: id, limit: 100 })
    const states = new Set(data.map(({ status }) => disputeStates[status] ?? 'open'))
    return (['lost', 'open', 'won'] as const).find((state) => states.has(state)) ?? 'none'
  }

  return {
    name: 'stripe',
    find,
    create: async ({ amountCents, currency, email, description, orderId }, idempotencyKey) => {
      const intent = await stripe.paymentIntents
        .create(
          {
            amount: amountCents,
            currency,
            description,
            receipt_email: email,
            metadata: { order_id: orderId },
            automatic_payment_methods: { enabled: true },
          },
          { idempotencyKey },
        )
        .catch((error: unknown) => {
          if (hasCode(error, 'email_invalid')) throw new EmailRefusedError(describe(error), { cause: error })
          throw toProviderError(error)
        })
      return toPayment(intent)
    },
    cancel: async (id) => {
      try {
        return toPayment(await stripe.paymentIntents.cancel(id))
      } catch (error) {
        // It is already paid, processing or canceled, and stays so.
        if (!hasCode(error, 'payment_intent_unexpected_state')) throw toProviderError(error)
        return read(id).catch(throwProviderError)
      }
    },
    refund: async (id) => {
      try {
        await stripe.refunds.create({ payment_intent: id, reason: 'requested_by_customer' })
      } catch (error) {
        if (!hasCode(error, 'charge_already_refunded')) throw toProviderError(error)
      }
    },
    readEvent: async (body, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(body, signature, webhookSecret)
        // The SDK rejects only messages that are too old.
        requireNotFromFuture(signature, now())
        return parseEvent(event)
      } catch (error) {
        if (error instanceof WebhookRefusedError) throw error
        throw new WebhookRefusedError(describe(error), { cause: error })
      }
    },
  }
}

function toPayment(intent: Stripe.PaymentIntent): Payment {
  const status = statuses[intent.status] ?? 'open'
  const error = intent.last_payment_error
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    orderId: intent.metadata['order_id'] ?? null,
    status,
    amountCents: status === 'paid' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    refundedCents: 0,
    dispute: 'none',
    failure:
      error === null
        ? null
        : { code: error.decline_code ?? error.code ?? 'unknown', message: error.message ?? '' },
  }
}

/** 'requires_capture' cannot occur, because we never capture a payment separately. */
const statuses: Record<string, PaymentStatus | undefined> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'confirming',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'paid',
  canceled: 'cancelled',
}

/** Every other status waits for someone to act: 'needs_response', 'under_review' and similar. */
const disputeStates: Record<string, DisputeState | undefined> = {
  lost: 'lost',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function throwProviderError(error: unknown): never {
  throw toProviderError(error)
}

function toProviderError(error: unknown): PaymentProviderError {
  return new PaymentProviderError(describe(error), { cause: error })
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
