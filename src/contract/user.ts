import * as z from 'zod/mini'
import { entitlements } from '#domain/commerce/entitlements.ts'

/** The signed-in user. It has its own file because every page needs it and few need the forms. */
export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  /** Empty when the person gave none. */
  firstName: z.string(),
  lastName: z.string(),
  entitlements: z.array(z.enum(entitlements)),
})
export type User = z.output<typeof userSchema>
