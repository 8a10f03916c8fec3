import { queryOptions } from '@tanstack/react-query'
import { apiPaths } from '#contract/paths.ts'
import type { CredentialsAnswer } from '#contract/payments.ts'
import { isFinal, type PurchaseState, readCredentials, readRefusal } from './purchase-state.ts'

export const pollMs = 2000

interface PurchaseQuestion {
  paymentIntentId: string
  ask: (signal: AbortSignal) => Promise<CredentialsAnswer>
  /** The state before the first answer. */
  start: () => PurchaseState
}

/**
 * Asks for the state of a purchase immediately and then every two seconds until it is settled, but not while the
 * page is hidden. A failed request brings no news, so it leaves the state alone.
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
    // The answer signs the buyer in, and after that the server would answer differently.
    meta: { isKeptOnSignIn: true },
  })
}
