import { Worker } from 'node:worker_threads'
import { type Order, type Outcome, ready } from './thread-messages.ts'

export interface ThreadOptions {
  file: URL
  /** Read by the thread, to load what its jobs need before the first one. */
  workerData?: unknown
  maxMemoryMb: number
}

export interface Thread {
  /** One order at a time. Throws ThreadEnded when there is no answer, and then the thread is gone. */
  run: (order: Order, deadlineMs: number) => Promise<Outcome>
  isRunning: () => boolean
  onEnd: (listener: () => void) => void
  stop: () => Promise<void>
}

/** `late`: it was ended at its deadline. `crashed`: it ended itself, for example because its memory was used up. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded'
  readonly reason: 'late' | 'crashed' | 'stopped'

  constructor(reason: ThreadEnded['reason'], cause?: unknown) {
    super(`The thread ended before its answer: ${reason}`, { cause })
    this.reason = reason
  }
}

/** What was just created. By default, a thread that has read one plan holds 20 MB more. */
const maxYoungGenerationSizeMb = 4
/** Loading takes a second or two. Much longer means that it will not end. */
const maxLoadMs = 60_000

export function startThread(options: ThreadOptions): Thread {
  const worker = openWorker(options)
  // The process may end while nothing but threads is left.
  worker.unref()
  let end: ThreadEnded | null = null
  let receive: ((message: unknown) => void) | null = null
  let fail: ((error: ThreadEnded) => void) | null = null
  const endListeners: (() => void)[] = []

  function noteEnd(reason: ThreadEnded['reason'], cause?: unknown): void {
    if (end) return
    end = new ThreadEnded(reason, cause)
    fail?.(end)
    for (const listener of endListeners) listener()
  }

  async function terminate(reason: ThreadEnded['reason']): Promise<void> {
    noteEnd(reason)
    await worker.terminate()
  }

  worker.on('message', (message: unknown) => receive?.(message))
  worker.on('error', (error) => noteEnd('crashed', error))
  worker.on('exit', () => noteEnd('crashed'))

  function hear(withinMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (end) return reject(end)
      const timer = setTimeout(() => void terminate('late'), withinMs)
      receive = (message) => {
        clearTimeout(timer)
        receive = null
        resolve(message)
      }
      fail = (error) => {
        clearTimeout(timer)
        reject(error)
      }
    })
  }

  const loaded = hear(maxLoadMs)
  // Whoever waits for it hears of a failure. No one may.
  loaded.catch(() => {})

  return {
    run: async (order, deadlineMs) => {
      if ((await loaded) !== ready) throw new Error('A thread says that it is ready before anything else')
      const heard = hear(deadlineMs)
      // Handed over, not copied: the order's bytes are its own.
      worker.postMessage(order, [order.bytes.buffer])
      return (await heard) as Outcome
    },
    isRunning: () => end === null,
    onEnd: (listener) => void endListeners.push(listener),
    stop: () => terminate('stopped'),
  }
}

function openWorker({ file, workerData, maxMemoryMb }: ThreadOptions): Worker {
  const options = {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb },
  }
  if (!file.pathname.endsWith('.ts')) return new Worker(file, options)
  // In development, tsx compiles the sources here, too. It does not by itself on Node 20.
  const start = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(file.href)})))`
  return new Worker(start, { ...options, eval: true })
}
