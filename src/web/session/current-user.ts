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
import { hasSessionHint } from '#contract/session-hint.ts'
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
  // Runs even when the browser is offline. The answer is then the last known user.
  networkMode: 'always',
  queryFn: async (context) => {
    const found = await findCurrentUser(context)
    rememberUser(found)
    return found
  },
})

/** If the server cannot be reached, the last known user continues. If it answers, its answer always counts. */
async function findCurrentUser(context: QueryFunctionContext): Promise<User | null> {
  if (!mayBeSignedIn()) return null
  try {
    const answer = await fetchByKeyOrNull(context)
    return answer === null ? null : parseUser(answer)
  } catch (error) {
    // fetch throws this when it cannot reach the server. A parsing error is of another type.
    const known = error instanceof TypeError ? lastUser.find() : null
    if (known === null) throw error
    return known
  }
}

/**
 * A visitor who never signed in need not be asked for. The last known user counts too: the session may be older than
 * the hint, or the hint may have been deleted alone.
 */
function mayBeSignedIn(): boolean {
  return hasSessionHint(document.cookie) || lastUser.find() !== null
}

function rememberUser(user: User | null): void {
  sessionExpiry.rememberUser(user)
  lastUser.remember(user)
}

/** Derived from one lookup, which is not repeated. An error counts as not signed in. */
export function useAuthentication(): Authentication {
  const { data: user, isPending } = useQuery(currentUserQuery)
  if (isPending) return { state: 'loading' }
  return user ? { state: 'authenticated', user } : { state: 'unauthenticated' }
}

/** Starts the lookup before anything renders. A failure counts as not signed in. */
export async function fetchCurrentUser(queryClient: QueryClient): Promise<User | null> {
  await queryClient.prefetchQuery(currentUserQuery)
  return queryClient.getQueryData<User | null>(currentUserKey) ?? null
}

/** Makes the whole page use the account that has just signed in, without a reload. */
export function useEnterSession(): (user: User) => Promise<void> {
  const queryClient = useQueryClient()
  return (user) => enterSession(queryClient, user)
}

/** The account is gone, so nothing of it may be shown, and no one is asked to sign in to it again. */
export function useForgetSession(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => {
    rememberUser(null)
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== apiPaths.currentUser })
    queryClient.setQueryData(currentUserKey, null)
  }, [queryClient])
}

async function enterSession(queryClient: QueryClient, user: User): Promise<void> {
  // A lookup from before the sign-in that answers late would sign the person out again.
  await queryClient.cancelQueries({ queryKey: currentUserKey })
  const earlier = queryClient.getQueryData<User | null>(currentUserKey)
  rememberUser(user)
  queryClient.setQueryData(currentUserKey, user)
  if (earlier && earlier.id !== user.id) {
    // Data fetched for one account may never be shown to another.
    void queryClient.resetQueries({
      predicate: ({ queryKey, meta }) => queryKey[0] !== apiPaths.currentUser && !meta?.['isKeptOnSignIn'],
    })
  }
}
