import { setTimeout as sleep } from 'node:timers/promises'
import type { Traffic } from './traffic.ts'

export interface StepResult {
  rate: number
  sent: number
  answered: number
  /** Turned away with 503. */
  shed: number
  /** Anything else but a success. */
  failed: number
  p50Ms: number
  p99Ms: number
}

/** Longer than this behind, there is nothing left to learn from a step. */
const hopelessSeconds = 3

/**
 * Requests come at the rate whether or not earlier ones are answered, as people do, and each is timed from when it was
 * due: a server that is behind cannot hide it by making its clients wait.
 */
export async function runStep(traffic: Traffic, rate: number, seconds: number): Promise<StepResult> {
  const result: StepResult = { rate, sent: 0, answered: 0, shed: 0, failed: 0, p50Ms: 0, p99Ms: 0 }
  const timesMs: number[] = []
  const running = new Set<Promise<void>>()
  const startedAt = performance.now()

  const send = async (dueAt: number) => {
    try {
      const { status } = await traffic.act(traffic.chooseNext())
      if (status < 300) {
        result.answered += 1
        timesMs.push(performance.now() - dueAt)
      } else if (status === 503) result.shed += 1
      else result.failed += 1
    } catch {
      result.failed += 1
    }
  }

  const total = Math.round(rate * seconds)
  while (result.sent < total && running.size < rate * hopelessSeconds) {
    const elapsedMs = performance.now() - startedAt
    const due = Math.min(total, Math.floor((elapsedMs / 1000) * rate) + 1)
    for (; result.sent < due; result.sent += 1) {
      const one = send(startedAt + (result.sent / rate) * 1000)
      running.add(one)
      void one.then(() => running.delete(one))
    }
    await sleep(1)
  }
  await Promise.all(running)
  timesMs.sort((a, b) => a - b)
  result.p50Ms = findQuantile(timesMs, 0.5)
  result.p99Ms = findQuantile(timesMs, 0.99)
  return result
}

function findQuantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY
}
