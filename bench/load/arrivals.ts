import { setTimeout as sleep } from 'node:timers/promises'
import type { Traffic } from './traffic.ts'

export interface StepResult {
  rate: number
  sent: number
  answered: number
  /** Rejected with 503. */
  shed: number
  /** Any other failure. */
  failed: number
  p50Ms: number
  p99Ms: number
}

/** A step that is further behind than this shows nothing more. */
const hopelessSeconds = 3

/**
 * Like people, requests arrive at the rate whether or not earlier ones are answered. Each is timed from when it
 * was due, so a slow server cannot hide by making its clients wait.
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
