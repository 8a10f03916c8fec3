import type { FakeIntent, StripeRecords } from './stripe-records.ts'

/** An error in the form that Stripe's API returns. */
export class StripeFault extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | null

  constructor(status: number, type: string, code: string | null, message: string) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }
}

export function answerStripe(records: StripeRecords, method: string, url: URL, body: string): unknown {
  const form = new URLSearchParams(body)
  const [, version, resource, id, action] = url.pathname.split('/')
  const route = [method, version, resource, id === undefined ? '' : 'id', action].filter(Boolean).join(' ')
  switch (route) {
    case 'POST v1 payment_intents':
      return showIntent(records, records.create(readNewIntent(form)), new Set())
    case 'GET v1 payment_intents id':
      return showIntent(records, requireIntent(records, id), readExpand(url))
    case 'POST v1 payment_intents id cancel':
      return cancelIntent(records, requireIntent(records, id))
    case 'POST v1 refunds':
      return refundIntent(records, requireIntent(records, form.get('payment_intent') ?? ''))
    case 'GET v1 disputes': {
      const intent = requireIntent(records, url.searchParams.get('payment_intent') ?? '')
      const data = intent.dispute === null ? [] : [showDispute(intent)]
      return { object: 'list', data, has_more: false, url: '/v1/disputes' }
    }
    default:
      throw new StripeFault(404, 'invalid_request_error', null, `Unrecognized request URL (${route}).`)
  }
}

function readNewIntent(form: URLSearchParams) {
  const amount = Number(form.get('amount'))
  if (!Number.isInteger(amount) || amount < 50) {
    throw new StripeFault(
      400,
      'invalid_request_error',
      'amount_too_small',
      'Amount must be at least $0.50 usd',
    )
  }
  const receiptEmail = form.get('receipt_email')
  if (receiptEmail?.toLowerCase().endsWith('.invalid')) {
    throw new StripeFault(
      400,
      'invalid_request_error',
      'email_invalid',
      `Invalid email address: ${receiptEmail}`,
    )
  }
  const metadata = Array.from(form.entries()).flatMap(([name, value]) => {
    const found = /^metadata\[(.+)\]$/.exec(name)
    return found?.[1] ? [[found[1], value] as const] : []
  })
  return {
    amount,
    currency: form.get('currency') ?? '',
    receiptEmail,
    description: form.get('description'),
    hasAutomaticMethods: form.get('automatic_payment_methods[enabled]') === 'true',
    metadata: Object.fromEntries(metadata),
  }
}

function readExpand(url: URL): Set<string> {
  return new Set(
    Array.from(url.searchParams.entries()).flatMap(([name, value]) =>
      name.startsWith('expand[') ? [value] : [],
    ),
  )
}

function requireIntent(records: StripeRecords, id = ''): FakeIntent {
  const intent = records.intents.get(id)
  if (intent) return intent
  throw new StripeFault(404, 'invalid_request_error', 'resource_missing', `No such payment_intent: '${id}'`)
}

function cancelIntent(records: StripeRecords, intent: FakeIntent): unknown {
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') {
    throw new StripeFault(
      400,
      'invalid_request_error',
      'payment_intent_unexpected_state',
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
    )
  }
  intent.status = 'canceled'
  records.tell('payment_intent.canceled', intent)
  return showIntent(records, intent, new Set())
}

function refundIntent(records: StripeRecords, intent: FakeIntent): unknown {
  if (intent.status !== 'succeeded') {
    throw new StripeFault(
      400,
      'invalid_request_error',
      'payment_intent_unexpected_state',
      'This PaymentIntent does not have a successful charge to refund.',
    )
  }
  if (intent.amountRefunded >= intent.amount) {
    throw new StripeFault(
      400,
      'invalid_request_error',
      'charge_already_refunded',
      `Charge ${intent.chargeId} has already been refunded.`,
    )
  }
  intent.amountRefunded = intent.amount
  records.tell('charge.refunded', intent)
  return { id: `re_${intent.id}`, object: 'refund', status: 'succeeded', payment_intent: intent.id }
}

export function showIntent(records: StripeRecords, intent: FakeIntent, expand: Set<string>): object {
  const charge = intent.wasCharged ? showCharge(intent) : null
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    client_secret: intent.clientSecret,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.error && { type: 'card_error', ...intent.error },
    latest_charge: charge && (expand.has('latest_charge') ? charge : intent.chargeId),
    livemode: false,
    metadata: intent.metadata,
    receipt_email: intent.receiptEmail,
    status: intent.status,
  }
}

export function showCharge(intent: FakeIntent): object {
  return {
    id: intent.chargeId,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: intent.amountRefunded,
    currency: intent.currency,
    disputed: intent.dispute !== null,
    payment_intent: intent.id,
    refunded: intent.amountRefunded >= intent.amount,
  }
}

export function showDispute(intent: FakeIntent): object {
  return {
    id: `dp_${intent.id}`,
    object: 'dispute',
    amount: intent.amount,
    charge: intent.chargeId,
    payment_intent: intent.id,
    status: intent.dispute,
  }
}
