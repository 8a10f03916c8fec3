import { runStep, type StepResult } from './arrivals.ts'
import type { Traffic } from './traffic.ts'

const maxP99Ms = 250
const firstRate = 25
const growth = 1.6
const refinements = 3
/** Retries, because a moment when the machine was busy elsewhere is not the server's limit. */
const triesPerRate = 3

function isHeld({ sent, answered, p99Ms }: StepResult): boolean {
  return answered === sent && p99Ms < maxP99Ms
}

/**
 * Null when not even the first rate was held. Rises until a rate is not held three times in a row, then searches
 * between the last rate that was held and the first that was not.
 */
export async function findHighestRate(
  traffic: Traffic,
  seconds: number,
  onStep: (step: StepResult) => void,
): Promise<StepResult | null> {
  const attempt = async (rate: number): Promise<StepResult | null> => {
    for (let round = 0; round < triesPerRate; round += 1) {
      const step = await runStep(traffic, rate, seconds)
      onStep(step)
      if (isHeld(step)) return step
    }
    return null
  }

  await runStep(traffic, firstRate, seconds)
  let best: StepResult | null = null
  let tooHigh = firstRate
  for (let rate = firstRate; ; rate = Math.round(rate * growth)) {
    tooHigh = rate
    const held = await attempt(rate)
    if (!held) break
    best = held
  }
  for (let round = 0; best !== null && round < refinements; round += 1) {
    const rate = Math.round((best.rate + tooHigh) / 2)
    const held = await attempt(rate)
    if (held) best = held
    else tooHigh = rate
  }
  return best
}
