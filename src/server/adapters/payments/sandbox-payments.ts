import { timingSafeEqual } from 'node:crypto'
import { type CardForm, findCardFaults, readCardDigits } from '#domain/commerce/card-checks.ts'
import type { PaymentStatus } from '#domain/commerce/order-state.ts'
import { findCardOutcome, type RefusalName, refusals } from './sandbox-cards.ts'
import type { SandboxEventType } from './sandbox-events.ts'
import { createSandboxLedger, payOff, refuse, type SandboxDependencies } from './sandbox-ledger.ts'
import type { SandboxPayment } from './sandbox-store.ts'

export interface PaymentOutcome {
  paymentId: string
  orderId: string
  status: PaymentStatus
  amountCents: number
}

/** A card was declined, or its details are not valid. */
export class CardRefusedError extends Error {
  override readonly name = 'CardRefusedError'
  readonly reason: string
  readonly fields: Record<string, string>

  constructor(message: string, reason: string, fields: Record<string, string>) {
    super(message)
    this.reason = reason
    this.fields = fields
  }
}

/**
 * The actions of the cardholder in the sandbox, and those that an operator can simulate. Null when there is no such
 * payment.
 */
export interface SandboxPayments {
  pay: (clientSecret: string, card: CardForm) => Promise<PaymentOutcome | null>
  look: (clientSecret: string) => Promise<PaymentOutcome | null>
  /** The cardholder confirms or declines on the bank's page, or the bank takes its time. */
  answerBank: (clientSecret: string, answer: 'complete' | 'fail' | 'later') => Promise<PaymentOutcome | null>
  /** The cardholder disputes the payment at their bank. False when the payment does not allow this step. */
  dispute: (paymentId: string, dispute: 'open' | 'won' | 'lost') => Promise<boolean>
}

export function createSandboxPayments(dependencies: SandboxDependencies): SandboxPayments {
  const { now, settleDelayMs } = dependencies
  const ledger = createSandboxLedger(dependencies)

  async function findBySecret(clientSecret: string): Promise<SandboxPayment | null> {
    const [id = ''] = clientSecret.split('_secret_', 1)
    const payment = await ledger.find(id)
    return payment !== null && isEqual(payment.client_secret, clientSecret) ? payment : null
  }

  const settleLater = (as: 'pays' | RefusalName) => ({
    changes: { status: 'processing', settles_at: now() + settleDelayMs, settles_as: as } as const,
    events: ['payment_intent.processing'] satisfies SandboxEventType[],
  })

  async function pay(clientSecret: string, card: CardForm): Promise<PaymentOutcome | null> {
    const payment = await findBySecret(clientSecret)
    // The button was pressed twice, or in two tabs. The second request gets the result of the first.
    if (payment === null || !isPayable(payment)) return payment && toAnswer(payment)
    requireSoundCard(card, now())

    const outcome = findCardOutcome(readCardDigits(card.number))
    switch (outcome.kind) {
      case 'pays':
        await ledger.change(payment, payOff.changes, payOff.events)
        break
      case 'disputes': {
        const paid = await ledger.change(payment, payOff.changes, payOff.events)
        if (paid) await ledger.change(paid, { dispute: 'open' }, ['charge.dispute.created'])
        break
      }
      case 'later': {
        const { changes, events } = settleLater(outcome.after)
        await ledger.change(payment, changes, events)
        break
      }
      case 'asks':
        await ledger.change(payment, { status: 'confirming', after_confirmation: outcome.after }, [
          'payment_intent.requires_action',
        ])
        break
      case 'refuses': {
        const { changes, events } = refuse(outcome.refusal)
        await ledger.change(payment, changes, events)
        throw toRefused(outcome.refusal)
      }
    }
    return look(clientSecret)
  }

  async function look(clientSecret: string): Promise<PaymentOutcome | null> {
    const payment = await findBySecret(clientSecret)
    return payment && toAnswer(payment)
  }

  return {
    pay,
    look,
    answerBank: async (clientSecret, answer) => {
      const payment = await findBySecret(clientSecret)
      if (payment?.status === 'confirming') {
        const after = payment.after_confirmation as 'pays' | RefusalName
        const { changes, events } = decideAfterBank(answer, after, settleLater)
        await ledger.change(payment, changes, events)
      }
      return look(clientSecret)
    },
    dispute: async (paymentId, dispute) => {
      const payment = await ledger.find(paymentId)
      const isFitting = dispute === 'open' ? payment?.dispute === 'none' : payment?.dispute === 'open'
      if (payment?.status !== 'paid' || !isFitting) return false
      const event = dispute === 'open' ? 'charge.dispute.created' : 'charge.dispute.closed'
      return (await ledger.change(payment, { dispute }, [event])) !== null
    },
  }
}

function decideAfterBank(
  answer: 'complete' | 'fail' | 'later',
  after: 'pays' | RefusalName,
  settleLater: (as: 'pays' | RefusalName) => ReturnType<typeof refuse>,
): ReturnType<typeof refuse> {
  if (answer === 'fail') return refuse('authentication_failure')
  if (answer === 'later') return settleLater(after)
  return after === 'pays' ? payOff : refuse(after)
}

function isPayable({ status }: SandboxPayment): boolean {
  return status === 'open' || status === 'confirming'
}

function requireSoundCard(card: CardForm, nowMs: number): void {
  const today = new Date(nowMs)
  const month = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 }
  const faults = Object.entries(findCardFaults(card, month))
  const [first] = faults
  if (first) throw new CardRefusedError(first[1], 'invalid_card', Object.fromEntries(faults))
}

function toRefused(name: RefusalName): CardRefusedError {
  const refusal: { message: string; field?: string } = refusals[name]
  const fields = refusal.field === undefined ? {} : { [refusal.field]: refusal.message }
  return new CardRefusedError(refusal.message, name, fields)
}

function toAnswer(payment: SandboxPayment): PaymentOutcome {
  return {
    paymentId: payment.id,
    orderId: payment.order_id,
    status: payment.status,
    amountCents: payment.amount_cents,
  }
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
