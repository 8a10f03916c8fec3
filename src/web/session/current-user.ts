import {
  type QueryClient,
  type QueryFunctionContext,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { parseUser, type User } from '#contract/user.ts'
import { apiPaths } from '#contract/paths.ts'
import { fetchByKeyOrNull } from '#web/api/query-client.ts'
import { lastUser } from './last-user.ts'
import { sessionExpiry } from '#web/api/session-expiry.ts'

export const currentUserKey = [apiPaths.currentUser] as const

export type Authentication =
  | { state: 'loading' }
  | { state: 'authenticated'; user: User }
  | { state: 'unauthenticated' }

const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  // Asked even where the browser knows of no network: the answer is then whoever was here last.
  networkMode: 'always',
  queryFn: async (context) => {
    const found = await findCurrentUser(context)
    rememberUser(found)
    return found
  },
})

/** Who cannot reach the server goes on as who they were; a server that answers is always believed. */
async function findCurrentUser(context: QueryFunctionContext): Promise<User | null> {
  try {
    const answer = await fetchByKeyOrNull(context)
    return answer === null ? null : parseUser(answer)
  } catch (error) {
    // What fetch throws when it reaches nobody. A parser's fault is of another kind.
    const known = error instanceof TypeError ? lastUser.find() : null
    if (known === null) throw error
    return known
  }
}

function rememberUser(user: User | null): void {
  sessionExpiry.rememberUser(user)
  lastUser.remember(user)
}

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

/** The account is gone: nothing of it may be shown, and nobody is asked to sign in to it again. */
export function useForgetSession(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => {
    rememberUser(null)
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== apiPaths.currentUser })
    queryClient.setQueryData(currentUserKey, null)
  }, [queryClient])
}

async function enterSession(queryClient: QueryClient, user: User): Promise<void> {
  // A look-up from before the sign-in, answered late, would sign the person out again.
  await queryClient.cancelQueries({ queryKey: currentUserKey })
  const earlier = queryClient.getQueryData<User | null>(currentUserKey)
  rememberUser(user)
  queryClient.setQueryData(currentUserKey, user)
  if (earlier && earlier.id !== user.id) {
    // Nothing that was fetched for one account may be shown to another.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== apiPaths.currentUser })
  }
}
