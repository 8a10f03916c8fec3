import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type User, userSchema } from '#contract/user.ts'
import { apiPaths } from '#contract/paths.ts'
import { fetchByKeyOrNull } from '#web/api/query-client.ts'
import { sessionExpiry } from './session-expiry.ts'

export const currentUserKey = [apiPaths.currentUser] as const

export type Authentication =
  | { state: 'loading' }
  | { state: 'authenticated'; user: User }
  | { state: 'unauthenticated' }

const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async (context) => {
    const answer = await fetchByKeyOrNull(context)
    const found = answer === null ? null : userSchema.parse(answer)
    sessionExpiry.rememberUser(found)
    return found
  },
})

/** Derived from one look-up, which is not repeated: an error counts as not signed in. */
export function useAuthentication(): Authentication {
  const { data: user, isPending } = useQuery(currentUserQuery)
  if (isPending) return { state: 'loading' }
  return user ? { state: 'authenticated', user } : { state: 'unauthenticated' }
}

/** Begins the look-up before anything is drawn. */
export function fetchCurrentUser(queryClient: QueryClient): Promise<void> {
  return queryClient.prefetchQuery(currentUserQuery)
}

/** Tells the whole page who has just signed in, without a reload. */
export function useEnterSession(): (user: User) => Promise<void> {
  const queryClient = useQueryClient()
  return (user) => enterSession(queryClient, user)
}

async function enterSession(queryClient: QueryClient, user: User): Promise<void> {
  // A look-up from before the sign-in, answered late, would sign the person out again.
  await queryClient.cancelQueries({ queryKey: currentUserKey })
  const earlier = queryClient.getQueryData<User | null>(currentUserKey)
  sessionExpiry.rememberUser(user)
  queryClient.setQueryData(currentUserKey, user)
  if (earlier && earlier.id !== user.id) {
    // Nothing that was fetched for one account may be shown to another.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== apiPaths.currentUser })
  }
}
