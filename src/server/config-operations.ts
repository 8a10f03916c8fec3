import * as z from 'zod/mini'
import { wholeNumber } from './config-fields.ts'
import type { ModelPrices } from './statistics/read-statistics.ts'
import { defaultOverloadLimits, type OverloadLimits } from './http/overload.ts'

const minTokenLength = 16

/** For the people who run the server. */
const operationsSchema = z.object({
  METRICS_TOKEN: z.optional(
    z
      .string()
      .check(
        z.regex(
          new RegExp(String.raw`^[\w.~+/=-]{${minTokenLength},}$`),
          `METRICS_TOKEN must be at least ${minTokenLength} characters long and use only letters, digits and -._~+/=`,
        ),
      ),
  ),
  MAX_IN_FLIGHT: wholeNumber('MAX_IN_FLIGHT', defaultOverloadLimits.maxInFlight, 1, 100_000),
  MAX_LOOP_DELAY_MS: wholeNumber('MAX_LOOP_DELAY_MS', defaultOverloadLimits.maxDelayMs, 50, 60_000),
  AI_INPUT_PRICE_CENTS: wholeNumber('AI_INPUT_PRICE_CENTS', 0, 0, 1_000_000),
  AI_OUTPUT_PRICE_CENTS: wholeNumber('AI_OUTPUT_PRICE_CENTS', 0, 0, 1_000_000),
})

export const operationsFields = operationsSchema.shape

export interface OperationsConfig {
  /** Null when /metrics does not exist. */
  metricsToken: string | null
  overload: OverloadLimits
  /** The price of a million tokens. Null when it is not set. */
  modelPrices: ModelPrices | null
}

export function toOperationsConfig(given: z.output<typeof operationsSchema>): OperationsConfig {
  const { AI_INPUT_PRICE_CENTS: inputCents, AI_OUTPUT_PRICE_CENTS: outputCents } = given
  return {
    metricsToken: given.METRICS_TOKEN ?? null,
    overload: { maxInFlight: given.MAX_IN_FLIGHT, maxDelayMs: given.MAX_LOOP_DELAY_MS },
    modelPrices: inputCents + outputCents > 0 ? { inputCents, outputCents } : null,
  }
}
