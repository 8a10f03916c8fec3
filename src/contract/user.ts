import * as z from 'zod/mini'
import { entitlements } from '#domain/commerce/entitlements.ts'

/** Who is signed in. A file of its own, because every page asks for it and few need the forms. */
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
