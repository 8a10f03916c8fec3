import type { Database } from '#server/database/database.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createSandboxPayments, type SandboxPayments } from './sandbox-payments.ts'
import type { SandboxDependencies } from './sandbox-ledger.ts'
import { createSandboxProvider } from './sandbox-provider.ts'
import { createStripeProvider } from './stripe-provider.ts'

export interface StripeSettings {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** An address other than Stripe's own, for a local server that replaces it. */
  apiBase: string | null
}

export interface SandboxSettings {
  webhookDelayMs: number
  settleDelayMs: number
}

export type PaymentSettings =
  | ({ provider: 'sandbox' } & SandboxSettings)
  | ({ provider: 'stripe' } & StripeSettings)

export interface OpenPayments {
  provider: PaymentProvider
  /** Only the sandbox has these: a card form to pay with, and the dependencies for delivering its webhooks. */
  sandbox: { payments: SandboxPayments; dependencies: SandboxDependencies } | null
}

const defaultTimeoutMs = 10_000
const retries = 2

export async function openPayments(
  settings: PaymentSettings,
  {
    database,
    now,
    requestTimeoutMs = defaultTimeoutMs,
  }: { database: Database; now: () => number; requestTimeoutMs?: number },
): Promise<OpenPayments> {
  if (settings.provider === 'sandbox') {
    const dependencies = { database, now, ...settings }
    return {
      provider: createSandboxProvider(dependencies),
      sandbox: { payments: createSandboxPayments(dependencies), dependencies },
    }
  }
  // Loaded only when it is configured, because it takes longer than the rest of the server's start.
  const { default: Stripe } = await import('stripe')
  const client = new Stripe(settings.secretKey, {
    timeout: requestTimeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...readApiBase(settings.apiBase),
  })
  return {
    provider: createStripeProvider(client, { webhookSecret: settings.webhookSecret, now }),
    sandbox: null,
  }
}

function readApiBase(apiBase: string | null) {
  if (apiBase === null) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
  }
}
