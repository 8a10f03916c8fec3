import * as z from 'zod/mini'

/** `health` answers while the process lives; `ready` answers 503 while the database does not. */
export const healthAnswerSchema = z.object({ status: z.literal('ok') })
export type HealthAnswer = z.output<typeof healthAnswerSchema>
