import * as z from 'zod/mini'
import type { PaymentSettings } from './adapters/payments/open-payments.ts'

/** A webhook usually arrives after the buyer's own browser, and so does the sandbox's. */
const sandboxTimes = { webhookDelayMs: 1500, settleDelayMs: 8000 }

const key = (name: string, form: RegExp, example: string) =>
  z.optional(z.string().check(z.regex(form, `${name} must be a key that starts with ${example}`)))

export const paymentFields = {
  PAYMENTS: z.optional(z.enum(['sandbox', 'stripe'], 'PAYMENTS must be sandbox or stripe')),
  STRIPE_SECRET_KEY: key('STRIPE_SECRET_KEY', /^(?:sk|rk)_\w+$/, 'sk_ or rk_'),
  STRIPE_PUBLISHABLE_KEY: key('STRIPE_PUBLISHABLE_KEY', /^pk_\w+$/, 'pk_'),
  STRIPE_WEBHOOK_SECRET: key('STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, 'whsec_'),
  STRIPE_API_BASE: z.optional(
    z
      .string()
      .check(
        z.refine(
          (address) => /^https?:\/\/[^/?#]+\/?$/.test(address) && URL.canParse(address),
          'STRIPE_API_BASE must be an http or https URL without a path, such as http://localhost:12111',
        ),
      ),
  ),
}

interface PaymentValues {
  NODE_ENV?: string | undefined
  PAYMENTS?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_PUBLISHABLE_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_API_BASE?: string | undefined
}

const keyNames = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/**
 * With an incomplete configuration the shop takes money without fulfilling orders, or shows a form that cannot be
 * paid. The server does not start.
 */
export function listPaymentFaults(values: PaymentValues): string[] {
  const missing = keyNames.filter((name) => values[name] === undefined)
  if (!isStripe(values)) {
    const isUnwanted = values.NODE_ENV === 'production' && values.PAYMENTS !== 'sandbox'
    return isUnwanted
      ? [
          `In production, payments need Stripe (${keyNames.join(', ')}). With PAYMENTS=sandbox the server starts without it and takes only test cards`,
        ]
      : []
  }
  if (missing.length > 0) return [`Stripe needs all of its keys: ${missing.join(' and ')} missing`]
  return isLive(values.STRIPE_SECRET_KEY) === isLive(values.STRIPE_PUBLISHABLE_KEY)
    ? []
    : ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live or both be test keys']
}

/** Expects values without faults. */
export function toPaymentSettings(values: PaymentValues): PaymentSettings {
  if (!isStripe(values)) return { provider: 'sandbox', ...sandboxTimes }
  return {
    provider: 'stripe',
    secretKey: values.STRIPE_SECRET_KEY ?? '',
    publishableKey: values.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
    apiBase: values.STRIPE_API_BASE ?? null,
  }
}

function isStripe(values: PaymentValues): boolean {
  if (values.PAYMENTS !== undefined) return values.PAYMENTS === 'stripe'
  return keyNames.some((name) => values[name] !== undefined)
}

function isLive(stripeKey: string | undefined): boolean {
  return stripeKey?.includes('_live_') ?? false
}
