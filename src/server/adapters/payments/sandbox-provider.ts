import { randomBytes } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { parseEvent } from './parse-event.ts'
import {
  EmailRefusedError,
  type Payment,
  type PaymentProvider,
  PaymentProviderError,
  WebhookRefusedError,
} from './payment-provider.ts'
import { createProviderId } from './sandbox-events.ts'
import { createSandboxLedger, type SandboxDependencies } from './sandbox-ledger.ts'
import { insertOrFindPayment, readOrMakeSecret, type SandboxPayment } from './sandbox-store.ts'
import { requireSigned } from './webhook-signature.ts'

/**
 * The secret that signs the sandbox's webhooks. It is stored in the database, so that all processes share it and no
 * one else knows it.
 */
export function readSandboxSecret(database: Database): Promise<string> {
  return readOrMakeSecret(database, 'webhooks', `whsec_${randomBytes(24).toString('hex')}`)
}

/** The card provider when none is configured. No money moves, but it behaves like a real one. */
export function createSandboxProvider(dependencies: SandboxDependencies): PaymentProvider {
  const { database, now } = dependencies
  const ledger = createSandboxLedger(dependencies)
  let secret: Promise<string> | undefined

  async function requirePayment(id: string): Promise<SandboxPayment> {
    const payment = await ledger.find(id)
    if (payment === null) throw new PaymentProviderError(`No such payment_intent: '${id}'`)
    return payment
  }

  return {
    name: 'sandbox',
    create: async (payment, idempotencyKey) => {
      if (isRefusedAddress(payment.email))
        throw new EmailRefusedError(`Invalid email address: ${payment.email}`)
      const id = createProviderId('pi')
      const stored = await insertOrFindPayment(database, {
        id,
        idempotency_key: idempotencyKey,
        client_secret: `${id}_secret_${randomBytes(18).toString('hex')}`,
        charge_id: createProviderId('ch'),
        status: 'open',
        amount_cents: payment.amountCents,
        currency: payment.currency,
        email: payment.email,
        order_id: payment.orderId,
        failure_code: null,
        failure_message: null,
        refunded_cents: 0,
        dispute: 'none',
        after_confirmation: null,
        settles_at: null,
        settles_as: null,
        created_at: now(),
      })
      return toPayment(stored)
    },
    find: async (id) => {
      const payment = await ledger.find(id)
      return payment === null ? null : toPayment(payment)
    },
    cancel: async (id) => {
      const payment = await requirePayment(id)
      const isCancellable = payment.status === 'open' || payment.status === 'confirming'
      if (isCancellable) await ledger.change(payment, { status: 'cancelled' }, ['payment_intent.canceled'])
      return toPayment(await requirePayment(id))
    },
    refund: async (id) => {
      const payment = await requirePayment(id)
      if (payment.status !== 'paid')
        throw new PaymentProviderError('This payment has no successful charge to refund.')
      if (payment.dispute === 'lost') throw new PaymentProviderError('This charge has been charged back.')
      if (payment.refunded_cents >= payment.amount_cents) return
      await ledger.change(payment, { refunded_cents: payment.amount_cents }, ['charge.refunded'])
    },
    readEvent: async (body, signature) => {
      secret ??= readSandboxSecret(database)
      requireSigned(body, signature, await secret, now())
      return parseEvent(parseJson(body))
    },
  }
}

/** This top-level domain is reserved for addresses that never work. It is the test case for a rejected address. */
function isRefusedAddress(email: string): boolean {
  return email.toLowerCase().endsWith('.invalid')
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch (cause) {
    throw new WebhookRefusedError('The message is not JSON.', { cause })
  }
}

function toPayment(row: SandboxPayment): Payment {
  return {
    id: row.id,
    clientSecret: row.client_secret,
    orderId: row.order_id,
    status: row.status,
    amountCents: row.amount_cents,
    currency: row.currency,
    refundedCents: row.refunded_cents,
    dispute: row.dispute,
    failure:
      row.failure_code === null ? null : { code: row.failure_code, message: row.failure_message ?? '' },
  }
}
