import { queryOptions } from '@tanstack/react-query'
import { apiPaths } from '#contract/paths.ts'
import type { CredentialsAnswer } from '#contract/payments.ts'
import { isFinal, type PurchaseState, readCredentials, readRefusal } from './purchase-state.ts'

export const pollMs = 2000

interface PurchaseQuestion {
  paymentIntentId: string
  ask: (signal: AbortSignal) => Promise<CredentialsAnswer>
  /** What is known before the first answer. */
  start: () => PurchaseState
}

/**
 * Asks what became of a purchase at once and every two seconds until that is settled, but not while the page is
 * hidden. A failed request tells nothing new, so it leaves the state alone.
 */
export function createPurchaseQuery({ paymentIntentId, ask, start }: PurchaseQuestion) {
  return queryOptions<PurchaseState>({
    queryKey: [apiPaths.getCredentials, paymentIntentId],
    queryFn: async ({ client, queryKey, signal }) => {
      try {
        return readCredentials(await ask(signal))
      } catch (error) {
        return readRefusal(error, client.getQueryData(queryKey) ?? start())
      }
    },
    initialData: start,
    staleTime: 0,
    gcTime: 0,
    enabled: ({ state: { data } }) => data === undefined || !isFinal(data),
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
    // Asked again after the sign-in that it brings about, the server would answer differently.
    meta: { isKeptOnSignIn: true },
  })
}
