import * as z from 'zod/mini'

/** `health` answers while the process is alive. `ready` answers 503 while the database does not respond. */
export const healthAnswerSchema = z.object({ status: z.literal('ok') })
export type HealthAnswer = z.output<typeof healthAnswerSchema>
