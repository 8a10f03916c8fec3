import type { MessagePort } from 'node:worker_threads'
import { AppError } from '#server/http/app-error.ts'

export type Job = (bytes: Uint8Array) => unknown

/** Sent to the thread. */
export interface Order {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Sent back by it. An error would lose its class on the way. */
export type Outcome =
  | { kind: 'done'; result: unknown }
  | { kind: 'refused'; code: AppError['code']; options: Pick<AppError['options'], 'message' | 'fields'> }
  | { kind: 'failed'; message: string }

export function answerOrders(port: MessagePort, jobs: Record<string, Job>): void {
  port.on('message', ({ name, bytes }: Order) => {
    void carryOut(jobs[name], bytes).then((outcome) => port.postMessage(outcome))
  })
}

async function carryOut(job: Job | undefined, bytes: Uint8Array): Promise<Outcome> {
  try {
    if (!job) throw new Error('There is no such job')
    return { kind: 'done', result: await job(bytes) }
  } catch (error) {
    if (!(error instanceof AppError)) return { kind: 'failed', message: String(error) }
    return { kind: 'refused', code: error.code, options: { message: error.message, ...pickFields(error) } }
  }
}

function pickFields({ options: { fields } }: AppError): Pick<AppError['options'], 'fields'> {
  return fields === undefined ? {} : { fields }
}

export function readOutcome(outcome: Outcome): unknown {
  if (outcome.kind === 'done') return outcome.result
  throw outcome.kind === 'refused' ? new AppError(outcome.code, outcome.options) : new Error(outcome.message)
}
