import type { FastifyBaseLogger } from 'fastify'
import type { LanguageModel, ModelUsage } from '#server/adapters/assistant/language-model.ts'
import type { Database } from '#server/database/database.ts'
import type { PlanBytes } from '#server/incoming-plans/plan-work.ts'
import type { AdvisorJobs } from './advisor-jobs.ts'
import { addTokens, takeCall, wholeSite } from './usage-store.ts'

export interface AssistantLimits {
  callsPerAccount: number
  callsInAll: number
}

export interface AssistantDependencies {
  database: Database
  /** Null when none is configured. Then only the built-in advisor answers. */
  model: LanguageModel | null
  limits: AssistantLimits
  jobs: AdvisorJobs
  now: () => number
}

/** The person who asks, about which plan, and how long an answer is useful. */
export interface Asking {
  userId: string
  plan: PlanBytes
  signal: AbortSignal
  log: FastifyBaseLogger
}

export const usedUpNotice =
  "You have used up today's AI questions. The built-in advisor will answer until tomorrow."

export type Ask =
  | { answersBy: 'built-in'; notice?: string }
  | { answersBy: 'model'; model: LanguageModel; onUsage: (usage: ModelUsage) => void }

/** Chooses the model while the day's allowance lasts, and then the built-in advisor. */
export async function chooseAdvisor(
  { database, model, limits, now }: AssistantDependencies,
  { userId, log }: Asking,
): Promise<Ask> {
  if (!model) return { answersBy: 'built-in' }
  const day = new Date(now()).toISOString().slice(0, 10)
  const isAllowed = await takeCall(database, day, [
    { userId, calls: limits.callsPerAccount },
    { userId: wholeSite, calls: limits.callsInAll },
  ])
  if (!isAllowed) return { answersBy: 'built-in', notice: usedUpNotice }

  const startedAt = now()
  return {
    answersBy: 'model',
    model,
    onUsage: (usage) => {
      log.info({ model: model.name, ms: now() - startedAt, ...usage }, 'the model answered')
      addTokens(database, day, [userId, wholeSite], usage).catch((error: unknown) => {
        log.error({ err: error }, 'could not count the use of the model')
      })
    },
  }
}

/** Why it is not the model that answers. */
export function pickNotice(ask: Ask): { notice?: string } {
  return ask.answersBy === 'built-in' && ask.notice !== undefined ? { notice: ask.notice } : {}
}
