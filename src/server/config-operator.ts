import * as z from 'zod/mini'
import type { OperatorDetails } from './site/operator-details.ts'

const operatorSchema = z.object({
  OPERATOR_NAME: z.optional(z.string()),
  OPERATOR_ADDRESS: z.optional(z.string()),
  OPERATOR_EMAIL: z.optional(
    z.string().check(z.includes('@', 'OPERATOR_EMAIL must be an email address, such as hello@example.com')),
  ),
})

export const operatorFields = operatorSchema.shape

export function toOperatorDetails(given: z.output<typeof operatorSchema>): OperatorDetails {
  return {
    name: given.OPERATOR_NAME ?? null,
    address: given.OPERATOR_ADDRESS ?? null,
    email: given.OPERATOR_EMAIL ?? null,
  }
}
