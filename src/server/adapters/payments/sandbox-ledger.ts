import type { Database, Queries } from '#server/database/database.ts'
import { describeRefusal, type RefusalName, refusals } from './sandbox-cards.ts'
import { enqueueEvent, type SandboxEventType } from './sandbox-events.ts'
import { changePayment, findPayment, listSettling, type SandboxPayment } from './sandbox-store.ts'

export interface SandboxDependencies {
  database: Database
  now: () => number
  /** The delay of a webhook. The buyer's own browser is often faster, as with a real provider. */
  webhookDelayMs: number
  /** The time until a delayed payment settles. */
  settleDelayMs: number
}

type Change = Parameters<typeof changePayment>[2]

export interface SandboxLedger {
  /** The payment as it is now. A payment whose settling time has passed has settled. */
  find: (id: string) => Promise<SandboxPayment | null>
  /** Null when another process changed it first. */
  change: (
    seen: SandboxPayment,
    changes: Change,
    events: SandboxEventType[],
  ) => Promise<SandboxPayment | null>
  settleDue: () => Promise<void>
}

/** The sandbox's records. Every change goes through here, together with its webhooks. */
export function createSandboxLedger({ database, now, webhookDelayMs }: SandboxDependencies): SandboxLedger {
  async function change(seen: SandboxPayment, changes: Change, events: SandboxEventType[]) {
    return database.transaction().execute(async (transaction: Queries) => {
      const payment = await changePayment(transaction, seen, changes)
      if (payment === null) return null
      for (const [index, type] of events.entries()) {
        const timing = { nowMs: now(), delayMs: webhookDelayMs * (index + 1) }
        await enqueueEvent(transaction, type, payment, timing)
      }
      return payment
    })
  }

  async function settle(payment: SandboxPayment): Promise<SandboxPayment | null> {
    const outcome = payment.settles_as === 'pays' ? payOff : refuse(payment.settles_as as RefusalName)
    return change(payment, outcome.changes, outcome.events)
  }

  return {
    change,
    find: async (id) => {
      const payment = await findPayment(database, id)
      const isDue = payment !== null && payment.settles_at !== null && payment.settles_at <= now()
      return isDue ? ((await settle(payment)) ?? findPayment(database, id)) : payment
    },
    settleDue: async () => {
      for (const payment of await listSettling(database, now())) await settle(payment)
    },
  }
}

interface Outcome {
  changes: Change
  events: SandboxEventType[]
}

const settled = { settles_at: null, settles_as: null, after_confirmation: null }

export const payOff: Outcome = {
  changes: { status: 'paid', failure_code: null, failure_message: null, ...settled },
  events: ['payment_intent.succeeded'],
}

/** A declined card leaves the payment open for another one. */
export function refuse(name: RefusalName): Outcome {
  const { code, message } = describeRefusal(name in refusals ? name : 'generic_decline')
  return {
    changes: { status: 'open', failure_code: code, failure_message: message, ...settled },
    events: ['payment_intent.payment_failed'],
  }
}
