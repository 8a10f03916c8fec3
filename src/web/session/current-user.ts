import { useQuery } from '@tanstack/react-query'
import { type User, userSchema } from '#contract/accounts.ts'
import { apiPaths } from '#contract/paths.ts'
import { fetchByKeyOrNull } from '#web/api/query-client.ts'

export const currentUserKey = [apiPaths.currentUser] as const

export type Authentication =
  | { state: 'loading' }
  | { state: 'authenticated'; user: User }
  | { state: 'unauthenticated' }

/** Derived from one look-up, which is not repeated: an error counts as not signed in. */
export function useAuthentication(): Authentication {
  const { data: user, isPending } = useQuery({
    queryKey: currentUserKey,
    queryFn: async (context) => {
      const answer = await fetchByKeyOrNull(context)
      return answer === null ? null : userSchema.parse(answer)
    },
  })
  if (isPending) return { state: 'loading' }
  return user ? { state: 'authenticated', user } : { state: 'unauthenticated' }
}
