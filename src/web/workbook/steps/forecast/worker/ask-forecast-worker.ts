import type { ForecastAnswers, ForecastOrder, NumberedAnswer, NumberedOrder } from './forecast-messages.ts'

/** The part of a worker that is used here. */
export interface OrderPort {
  send: (order: NumberedOrder) => void
  onAnswer: (listener: (answer: NumberedAnswer) => void) => void
  onFailure: (listener: () => void) => void
}

interface Waiting {
  order: ForecastOrder
  settle: (answer: NumberedAnswer['answer'] | null) => void
}

/**
 * Sends one order at a time. While one is worked on, a newer order of the same kind replaces the one that waits, so
 * fast typing does not queue up work that no one sees. A replaced or failed order is answered with null.
 */
export function createForecastAsker(open: () => OrderPort) {
  let port: OrderPort | null = null
  let lastId = 0
  let current: (Waiting & { id: number }) | null = null
  const waiting = new Map<string, Waiting>()

  function sendNext(): void {
    const [key] = waiting.keys()
    if (current !== null || key === undefined) return
    const next = waiting.get(key)
    waiting.delete(key)
    if (!next) return
    lastId += 1
    current = { ...next, id: lastId }
    port ??= openPort()
    port.send({ id: lastId, order: next.order })
  }

  function openPort(): OrderPort {
    const opened = open()
    opened.onAnswer(({ id, answer }) => {
      if (current?.id === id) finish(answer)
    })
    opened.onFailure(() => {
      port = null
      finish(null)
    })
    return opened
  }

  function finish(answer: NumberedAnswer['answer'] | null): void {
    const done = current
    current = null
    done?.settle(answer)
    sendNext()
  }

  return <Order extends ForecastOrder>(order: Order): Promise<ForecastAnswers[Order['kind']] | null> =>
    new Promise((resolve) => {
      const key = order.kind === 'smallest-loan' ? `${order.kind} ${order.loanId}` : order.kind
      waiting.get(key)?.settle(null)
      waiting.set(key, {
        order,
        // The worker answers an order of a kind with that kind's answer.
        settle: (answer) => resolve(answer as ForecastAnswers[Order['kind']] | null),
      })
      sendNext()
    })
}

/** One worker for all, opened when first asked. */
export const askForecastWorker = createForecastAsker(() => {
  const worker = new Worker(new URL('./forecast-worker.ts', import.meta.url), {
    type: 'module',
    name: 'forecast',
  })
  return {
    send: (order) => worker.postMessage(order, []),
    onAnswer: (listener) =>
      worker.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer>) => listener(data)),
    onFailure: (listener) =>
      worker.addEventListener('error', () => {
        worker.terminate()
        listener()
      }),
  }
})
