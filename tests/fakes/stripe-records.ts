import { createHmac, randomBytes } from 'node:crypto'
import { showCharge, showDispute, showIntent } from './stripe-api.ts'

export interface FakeIntent {
  id: string
  clientSecret: string
  chargeId: string
  amount: number
  currency: string
  receiptEmail: string | null
  description: string | null
  metadata: Record<string, string>
  hasAutomaticMethods: boolean
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  error: { code: string; decline_code: string; message: string } | null
  wasCharged: boolean
  amountRefunded: number
  dispute: 'needs_response' | 'won' | 'lost' | null
}

export interface SignedEvent {
  body: string
  signature: string
}

type NewIntent = Pick<
  FakeIntent,
  'amount' | 'currency' | 'receiptEmail' | 'description' | 'metadata' | 'hasAutomaticMethods'
>

export interface StripeRecords {
  webhookSecret: string
  intents: Map<string, FakeIntent>
  create: (intent: NewIntent) => FakeIntent
  /** What the buyer's browser and bank do. */
  pay: (id: string) => void
  decline: (id: string) => void
  askForConfirmation: (id: string) => void
  process: (id: string) => void
  dispute: (id: string, status: NonNullable<FakeIntent['dispute']>) => void
  tell: (type: string, intent: FakeIntent) => void
  /** The events since the last call, signed as Stripe signs them. */
  takeEvents: () => SignedEvent[]
  sign: (body: string, signedAtMs?: number) => SignedEvent
}

export function createStripeRecords(): StripeRecords {
  const webhookSecret = 'whsec_fake'
  const intents = new Map<string, FakeIntent>()
  const waiting: string[] = []

  const require = (id: string): FakeIntent => {
    const intent = intents.get(id)
    if (!intent) throw new Error(`The fake Stripe has no ${id}`)
    return intent
  }

  function tell(type: string, intent: FakeIntent): void {
    const object = type.startsWith('charge.dispute.')
      ? showDispute(intent)
      : type.startsWith('charge.')
        ? showCharge(intent)
        : showIntent(records, intent, new Set())
    waiting.push(JSON.stringify({ id: createId('evt'), object: 'event', type, data: { object } }))
  }

  function change(id: string, changes: Partial<FakeIntent>, type: string): void {
    tell(type, Object.assign(require(id), changes))
  }

  function sign(body: string, signedAtMs = Date.now()): SignedEvent {
    const seconds = Math.floor(signedAtMs / 1000)
    const signature = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex')
    return { body, signature: `t=${seconds},v1=${signature}` }
  }

  const records: StripeRecords = {
    webhookSecret,
    intents,
    create: (intent) => {
      const id = createId('pi')
      const made: FakeIntent = {
        ...intent,
        id,
        clientSecret: `${id}_secret_${createId('x')}`,
        chargeId: createId('ch'),
        status: 'requires_payment_method',
        error: null,
        wasCharged: false,
        amountRefunded: 0,
        dispute: null,
      }
      intents.set(id, made)
      return made
    },
    pay: (id) =>
      change(id, { status: 'succeeded', error: null, wasCharged: true }, 'payment_intent.succeeded'),
    decline: (id) => {
      const error = {
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        message: 'Your card has insufficient funds.',
      }
      change(id, { status: 'requires_payment_method', error }, 'payment_intent.payment_failed')
    },
    askForConfirmation: (id) => change(id, { status: 'requires_action' }, 'payment_intent.requires_action'),
    process: (id) => change(id, { status: 'processing' }, 'payment_intent.processing'),
    dispute: (id, status) => {
      const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed'
      change(id, { dispute: status }, type)
    },
    tell,
    takeEvents: () => waiting.splice(0).map((body) => sign(body)),
    sign,
  }
  return records
}

function createId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}
