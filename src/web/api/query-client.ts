import { type QueryFunctionContext, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { getJson } from './request.ts'

const unusedCacheMs = 5 * 60 * 1000

/** A query's key is its URL: ['/api/workbooks', id] requests /api/workbooks/{id}. */
function fetchByKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return getJson(queryKey.join('/'), signal)
}

/** For queries where "you are not signed in" is an answer, not a failure. */
export async function fetchByKeyOrNull(context: QueryFunctionContext): Promise<unknown> {
  try {
    return await fetchByKey(context)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: unusedCacheMs,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // Without a network, a query fails immediately and the screen shows it instead of waiting silently.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
