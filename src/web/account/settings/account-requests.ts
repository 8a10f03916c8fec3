import { createContext, use } from 'react'
import type { AccountRequests } from '#web/account/account-api.ts'

/** For the account that the surrounding page shows. */
export const AccountRequestsContext = createContext<AccountRequests | null>(null)

export function useAccountRequests(): AccountRequests {
  const requests = use(AccountRequestsContext)
  if (requests === null) throw new Error('This section must be inside an account page')
  return requests
}
