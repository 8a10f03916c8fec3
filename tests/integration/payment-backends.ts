import { openPayments, type PaymentSettings } from '#server/adapters/payments/open-payments.ts'
import type { PaymentProvider } from '#server/adapters/payments/payment-provider.ts'
import { readSandboxSecret } from '#server/adapters/payments/sandbox-provider.ts'
import { signWebhook } from '#server/adapters/payments/webhook-signature.ts'
import type { Database } from '#server/database/database.ts'
import type { SignedEvent } from '#tests/fakes/stripe-records.ts'
import { startFakeStripe } from '#tests/fakes/stripe-server.ts'

/** A card provider together with the buyers and banks behind it. */
export interface PaymentBackend {
  settings: PaymentSettings
  provider: PaymentProvider
  /** The buyer pays with a good card. */
  pay: (id: string) => Promise<void>
  /** The buyer tries a card with insufficient funds. */
  decline: (id: string) => Promise<void>
  /** The card needs its owner's confirmation. */
  askForConfirmation: (id: string) => Promise<void>
  /** The bank takes a while to answer. */
  process: (id: string) => Promise<void>
  dispute: (id: string, step: 'open' | 'won' | 'lost') => Promise<void>
  /** The provider's side changed the payment to something we never asked for. */
  alter: (id: string, price: { amountCents: number; currency: string }) => Promise<void>
  /** The signed webhooks since the last call, oldest first. None is sent automatically. */
  takeEvents: () => Promise<SignedEvent[]>
  /** Any body, signed with the right secret, now or at another time. */
  sign: (body: string, signedAtMs?: number) => Promise<SignedEvent>
  close: () => Promise<void>
}

export const backendNames = ['sandbox', 'stripe'] as const
export type PaymentBackendName = (typeof backendNames)[number]

interface Place {
  database: Database
  now: () => number
}

export function openPaymentBackend(name: PaymentBackendName, place: Place): Promise<PaymentBackend> {
  return name === 'sandbox' ? openSandboxBackend(place) : openStripeBackend(place)
}

const dayMs = 24 * 60 * 60 * 1000

async function openSandboxBackend({ database, now }: Place): Promise<PaymentBackend> {
  const settings = { provider: 'sandbox', webhookDelayMs: 365 * dayMs, settleDelayMs: 365 * dayMs } as const
  const { provider, sandbox } = await openPayments(settings, { database, now })
  if (sandbox === null) throw new Error('The sandbox has no payments')
  const secretOf = async (id: string) => (await provider.find(id))?.clientSecret ?? ''
  const tryCard = async (id: string, number: string) => {
    await sandbox.payments.pay(await secretOf(id), { number, expiry: '12/34', cvc: '123' }).catch(() => null)
  }
  const sign = async (body: string, signedAtMs = now()) => ({
    body,
    signature: signWebhook(body, await readSandboxSecret(database), signedAtMs),
  })
  return {
    settings,
    provider,
    pay: (id) => tryCard(id, '4242424242424242'),
    decline: (id) => tryCard(id, '4000000000009995'),
    askForConfirmation: (id) => tryCard(id, '4000002500003155'),
    process: (id) => tryCard(id, '4000000000000341'),
    dispute: async (id, step) => void (await sandbox.payments.dispute(id, step)),
    alter: async (id, { amountCents, currency }) => {
      const price = { amount_cents: amountCents, currency }
      await database.updateTable('sandbox_payments').set(price).where('id', '=', id).execute()
    },
    takeEvents: async () => {
      const rows = await database
        .deleteFrom('sandbox_webhooks')
        .where('due_at', 'is not', null)
        .returning(['payload', 'created_at', 'due_at'])
        .execute()
      rows.sort((a, b) => a.created_at - b.created_at || Number(a.due_at) - Number(b.due_at))
      return Promise.all(rows.map(({ payload }) => sign(payload)))
    },
    sign,
    close: async () => {},
  }
}

async function openStripeBackend({ database, now }: Place): Promise<PaymentBackend> {
  const { address, secretKey, records, close } = await startFakeStripe()
  const settings = {
    provider: 'stripe',
    secretKey,
    publishableKey: 'pk_test_fake',
    webhookSecret: records.webhookSecret,
    apiBase: address,
  } as const
  const { provider } = await openPayments(settings, { database, now })
  const statuses = { open: 'needs_response', won: 'won', lost: 'lost' } as const
  return {
    settings,
    provider,
    pay: async (id) => records.pay(id),
    decline: async (id) => records.decline(id),
    askForConfirmation: async (id) => records.askForConfirmation(id),
    process: async (id) => records.process(id),
    dispute: async (id, step) => records.dispute(id, statuses[step]),
    alter: async (id, { amountCents, currency }) => {
      Object.assign(records.intents.get(id) ?? {}, { amount: amountCents, currency })
    },
    takeEvents: async () => records.takeEvents(),
    sign: async (body, signedAtMs) => records.sign(body, signedAtMs),
    close,
  }
}
