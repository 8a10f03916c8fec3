import { type ReconcileOptions, reconcileOrders } from './reconcile-orders.ts'
import type { SettleDependencies } from './settle-payment.ts'

const everyMs = 60 * 60 * 1000

export interface Reconciler {
  /** Waits for the order that is being checked. The database must still be open. */
  stop: () => Promise<void>
}

/** Runs at startup, for work that a crash left unfinished, and then hourly. */
export function startReconciler(
  dependencies: SettleDependencies,
  { onReconciled }: { onReconciled: () => Promise<void> },
): Reconciler {
  let isStopped = false
  let running: Promise<void> | null = null

  async function run(scope: ReconcileOptions['scope']): Promise<void> {
    try {
      await reconcileOrders(dependencies, { scope, cause: 'reconciliation', isStopped: () => isStopped })
      if (!isStopped) await onReconciled()
    } catch (error) {
      dependencies.log.error({ err: error }, 'orders could not be reconciled')
    } finally {
      running = null
    }
  }

  function start(scope: ReconcileOptions['scope']): void {
    running ??= run(scope)
  }

  const timer = setInterval(() => start('due'), everyMs)
  timer.unref()
  start('open')
  return {
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
