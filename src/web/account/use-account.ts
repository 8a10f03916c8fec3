import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiPaths } from '#contract/paths.ts'
import { fetchAccount } from './account-api.ts'

const accountQuery = queryOptions({
  queryKey: [apiPaths.account],
  queryFn: ({ signal }) => fetchAccount(signal),
  // Other devices may have signed in or out.
  refetchOnMount: 'always',
})

export function useAccount() {
  return useQuery(accountQuery)
}

/** Fetches the account again after a change. */
export function useRefreshAccount(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries(accountQuery)
}
