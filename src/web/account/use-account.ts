import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiPaths } from '#contract/paths.ts'
import { fetchAccount } from './account-api.ts'

const accountQuery = queryOptions({
  queryKey: [apiPaths.account],
  queryFn: ({ signal }) => fetchAccount(signal),
  // Other devices sign in and out meanwhile.
  refetchOnMount: 'always',
})

export function useAccount() {
  return useQuery(accountQuery)
}

/** Asks anew after something was changed. */
export function useRefreshAccount(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries(accountQuery)
}
