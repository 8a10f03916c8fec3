import * as z from 'zod/mini'
import { accessModes } from '#domain/commerce/access-policy.ts'

/** The server settings that the screens need. None of them is secret. */
export const settingsAnswerSchema = z.object({
  access: z.enum(accessModes),
  payments: z.discriminatedUnion('provider', [
    z.object({ provider: z.literal('sandbox') }),
    z.object({ provider: z.literal('stripe'), publishableKey: z.string() }),
  ]),
  assistant: z.enum(['built-in', 'model']),
})
export type SettingsAnswer = z.output<typeof settingsAnswerSchema>
