import type { Database } from '#server/database/database.ts'
import { createSandboxLedger, type SandboxDependencies } from './sandbox-ledger.ts'
import { readSandboxSecret } from './sandbox-provider.ts'
import {
  claimWebhook,
  deleteOldWebhooks,
  listDueWebhooks,
  markWebhookDelivered,
  type SandboxWebhook,
} from './sandbox-webhook-store.ts'
import { signWebhook } from './webhook-signature.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
/** Retries for about three days, like the real provider. */
const retryDelaysMs = [
  5 * secondMs,
  30 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  ...Array.from({ length: 5 }, () => 12 * hourMs),
]
const batchSize = 10
const timeoutMs = 10_000
const pollMs = 500
const keepMs = 7 * 24 * hourMs

interface WebhookLog {
  warn: (fields: object, message: string) => void
  error: (fields: object, message: string) => void
}

export interface SandboxWebhooks {
  stop: () => Promise<void>
}

/**
 * Delivers the sandbox's webhooks to our own address over HTTP, as a real provider would. They wait in the
 * database, so a restart loses none, and several processes share the work.
 */
export function startSandboxWebhooks(
  dependencies: SandboxDependencies & { address: string; log: WebhookLog },
): SandboxWebhooks {
  const { database, now, address, log } = dependencies
  const ledger = createSandboxLedger(dependencies)
  let running: Promise<void> | null = null
  const stopping = new AbortController()

  async function run(): Promise<void> {
    await ledger.settleDue()
    for (const webhook of await listDueWebhooks(database, { nowMs: now(), limit: batchSize })) {
      if (stopping.signal.aborted) return
      await deliver(webhook)
    }
  }

  async function deliver(webhook: SandboxWebhook): Promise<void> {
    const delayMs = retryDelaysMs[webhook.attempts]
    if (!(await claimWebhook(database, webhook, delayMs === undefined ? null : now() + delayMs))) return
    try {
      await post(database, webhook, { address, nowMs: now(), stopped: stopping.signal })
      await markWebhookDelivered(database, webhook.id)
    } catch (error) {
      if (!stopping.signal.aborted)
        log.warn({ err: error, webhookId: webhook.id }, 'sandbox webhook not delivered')
    }
  }

  function tick(): void {
    running ??= run()
      .catch((error: unknown) => log.error({ err: error }, 'the sandbox webhooks could not be read'))
      .finally(() => {
        running = null
      })
  }

  const timer = setInterval(tick, pollMs)
  timer.unref()
  tick()
  deleteOldWebhooks(database, now() - keepMs).catch((error: unknown) =>
    log.warn({ err: error }, 'old sandbox webhooks were not cleared'),
  )
  return {
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}

async function post(
  database: Database,
  { payload }: SandboxWebhook,
  { address, nowMs, stopped }: { address: string; nowMs: number; stopped: AbortSignal },
): Promise<void> {
  const signature = signWebhook(payload, await readSandboxSecret(database), nowMs)
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
    signal: AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The webhook was answered with ${answer.status}`)
}
