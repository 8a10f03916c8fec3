import type { MessagePort } from 'node:worker_threads'
import { AppError } from '#server/http/app-error.ts'

/** What a thread does with the bytes of a request, and with what our own code gives it besides. */
export type Job = (bytes: Uint8Array, given: never) => unknown

/** Sent to the thread. */
export interface Order {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  given: unknown
}

/** Sent back by it. An error would lose its class on the way. */
export type Outcome =
  | { kind: 'done'; result: unknown }
  | { kind: 'refused'; code: AppError['code']; options: Pick<AppError['options'], 'message' | 'fields'> }
  | { kind: 'failed'; message: string }

/** Sent once, when the thread has loaded what its jobs need. */
export const ready = 'ready'

export function answerOrders(port: MessagePort, jobs: Record<string, Job>): void {
  port.on('message', ({ name, bytes, given }: Order) => {
    void carryOut(jobs[name], bytes, given).then((outcome) => port.postMessage(outcome, findBytes(outcome)))
  })
  port.postMessage(ready)
}

async function carryOut(job: Job | undefined, bytes: Uint8Array, given: unknown): Promise<Outcome> {
  try {
    if (!job) throw new Error('There is no such job')
    return { kind: 'done', result: await job(bytes, given as never) }
  } catch (error) {
    if (!(error instanceof AppError)) return { kind: 'failed', message: String(error) }
    return { kind: 'refused', code: error.code, options: { message: error.message, ...pickFields(error) } }
  }
}

/** The bytes in a result, never deep in it. They change threads without being copied. */
function findBytes(value: unknown, levels = 3): ArrayBuffer[] {
  if (value instanceof Uint8Array) return value.buffer instanceof ArrayBuffer ? [value.buffer] : []
  if (typeof value !== 'object' || value === null || levels === 0) return []
  return Object.values(value).flatMap((part) => findBytes(part, levels - 1))
}

function pickFields({ options: { fields } }: AppError): Pick<AppError['options'], 'fields'> {
  return fields === undefined ? {} : { fields }
}

export function readOutcome(outcome: Outcome): unknown {
  if (outcome.kind === 'done') return outcome.result
  throw outcome.kind === 'refused' ? new AppError(outcome.code, outcome.options) : new Error(outcome.message)
}
