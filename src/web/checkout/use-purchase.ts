import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { parseUser } from '#contract/user.ts'
import { apiPaths } from '#contract/paths.ts'
import {
  type CredentialsAnswer,
  credentialsAnswerSchema,
  type GetCredentialsRequest,
} from '#contract/payments.ts'
import type { ProductId } from '#domain/commerce/products.ts'
import { getJson, postJson } from '#web/api/request.ts'
import { currentUserKey, useEnterSession } from '#web/session/current-user.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { attempts } from './browser-attempts.ts'
import { createPurchaseQuery } from './purchase-query.ts'
import type { PurchaseState } from './purchase-state.ts'

/** Follows one purchase until it is settled, then updates the whole page with the signed-in account. */
export function usePurchase(product: ProductId, paymentIntentId: string): PurchaseState {
  const queryClient = useQueryClient()
  const enterSession = useEnterSession()
  const { data: state } = useQuery(
    createPurchaseQuery({
      paymentIntentId,
      ask: (signal) => askForCredentials({ paymentIntentId }, signal),
      start: () => ({
        kind: 'waiting',
        // A buyer who has just paid in this tab sees that immediately.
        payment: attempts.isKnownPaid(product, paymentIntentId) ? 'paid' : 'unknown',
      }),
    }),
  )

  useEffect(() => {
    if (state.kind === 'signed-in' || state.kind === 'attached') attempts.markPaid(product, paymentIntentId)
    if (state.kind === 'signed-in') {
      showToast({
        title: 'Account Ready!',
        description: 'You are now logged in and can access the business planning tool.',
      })
    }
  }, [state, product, paymentIntentId])

  const isSignedIn = state.kind === 'signed-in'
  useEffect(() => {
    if (!isSignedIn) return
    getJson(apiPaths.currentUser)
      .then((answer) => enterSession(parseUser(answer)))
      // The dashboard then requests the signed-in account itself.
      .catch(() => queryClient.removeQueries({ queryKey: currentUserKey }))
  }, [isSignedIn, enterSession, queryClient])

  return state
}

async function askForCredentials(
  request: GetCredentialsRequest,
  signal: AbortSignal,
): Promise<CredentialsAnswer> {
  return credentialsAnswerSchema.parse(await postJson(apiPaths.getCredentials, request, signal, 'background'))
}
