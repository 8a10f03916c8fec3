import * as z from 'zod/mini'
import { modelDefaults, modelProviders, type ModelSettings } from './adapters/assistant/model-settings.ts'
import { wholeNumber } from './config-fields.ts'

export interface AssistantConfig {
  /** Null when only the built-in advisor answers. */
  model: ModelSettings | null
  limits: { callsPerAccount: number; callsInAll: number }
}

const timeouts = { firstWordMs: 20_000, totalMs: 90_000 }

const isAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)

const assistantSchema = z.object({
  AI_PROVIDER: z.optional(
    z.enum(modelProviders, `AI_PROVIDER must be one of ${modelProviders.join(', ')}, or not set`),
  ),
  AI_API_KEY: z.optional(z.string()),
  AI_BASE_URL: z.optional(
    z.string().check(z.refine(isAddress, 'AI_BASE_URL must be a URL, such as http://localhost:11434/v1')),
  ),
  AI_MODEL: z.optional(z.string()),
  AI_CALLS_PER_ACCOUNT: wholeNumber('AI_CALLS_PER_ACCOUNT', 100, 0, 1_000_000),
  AI_CALLS_PER_DAY: wholeNumber('AI_CALLS_PER_DAY', 5000, 0, 100_000_000),
})

export const assistantFields = assistantSchema.shape
type AssistantValues = z.output<typeof assistantSchema>

/** An incomplete configuration would fail at the first question, in front of a customer. */
export function listAssistantFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const { AI_PROVIDER, AI_API_KEY, AI_BASE_URL, AI_MODEL } = given
  if (AI_PROVIDER === undefined) {
    const stray = Object.entries({ AI_API_KEY, AI_BASE_URL, AI_MODEL }).find(
      ([, value]) => value !== undefined,
    )
    return stray ? [`${stray[0]} needs AI_PROVIDER: ${modelProviders.join(', ')}`] : []
  }
  if (AI_PROVIDER === 'compatible') {
    return AI_BASE_URL !== undefined && AI_MODEL !== undefined
      ? []
      : ['AI_PROVIDER=compatible needs AI_BASE_URL and AI_MODEL']
  }
  return AI_API_KEY === undefined ? [`AI_PROVIDER=${AI_PROVIDER} needs AI_API_KEY`] : []
}

export function toAssistantConfig(given: AssistantValues): AssistantConfig {
  const { AI_PROVIDER: provider } = given
  const defaults =
    provider && provider !== 'compatible' ? modelDefaults[provider] : { model: '', baseUrl: '' }
  return {
    model: provider
      ? {
          provider,
          model: given.AI_MODEL ?? defaults.model,
          apiKey: given.AI_API_KEY ?? '',
          baseUrl: given.AI_BASE_URL ?? defaults.baseUrl,
          timeouts,
        }
      : null,
    limits: { callsPerAccount: given.AI_CALLS_PER_ACCOUNT, callsInAll: given.AI_CALLS_PER_DAY },
  }
}
