import { queryOptions, useQuery } from '@tanstack/react-query'
import { apiPaths } from '#contract/paths.ts'
import { settingsAnswerSchema } from '#contract/settings.ts'
import { getJson } from './request.ts'

const settingsQuery = queryOptions({
  queryKey: [apiPaths.settings],
  queryFn: async ({ signal }) => settingsAnswerSchema.parse(await getJson(apiPaths.settings, signal)),
})

/** The server's settings. Requested once while the page is open. */
export function useSettings(enabled = true) {
  return useQuery({ ...settingsQuery, enabled })
}
