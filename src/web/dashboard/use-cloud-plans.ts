import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiPaths } from '#contract/paths.ts'
import type { WorkbookList } from '#contract/workbooks.ts'
import { listCloudPlans, listDeletedPlans } from '#web/cloud-copies/cloud-api.ts'
import { nameCloudFailure } from '#web/cloud-copies/cloud-failures.ts'
import { showLoadError } from './show-load-error.ts'

export interface CloudPlans {
  state: 'loading' | 'ready' | 'unreached' | 'locked'
  /** Null while the list is unknown. */
  plans: WorkbookList | null
  refetch: () => Promise<void>
  /** Removes a plan from the list before the server has answered, and puts it back. */
  hide: (planId: string) => void
  unhide: (planId: string) => void
}

export function useCloudPlans(): CloudPlans {
  const queryClient = useQueryClient()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const { data, error, isPending } = useQuery({
    queryKey: [apiPaths.workbooks],
    queryFn: ({ signal }) => listCloudPlans(signal),
    // Other devices may have changed plans, so the list from an earlier visit is shown only until the new one
    // arrives.
    refetchOnMount: 'always',
  })
  const isLocked = error !== null && nameCloudFailure(error) === 'payment'
  // Each failure is a new error, so that a person who tries again sees it again.
  useEffect(() => {
    if (error && !isLocked) showLoadError()
  }, [error, isLocked])

  return {
    state: error ? (isLocked ? 'locked' : 'unreached') : isPending ? 'loading' : 'ready',
    plans: data?.filter(({ id }) => !hidden.has(id)) ?? null,
    refetch: async () => {
      await Promise.all([
        queryClient.refetchQueries({ queryKey: [apiPaths.workbooks] }),
        queryClient.invalidateQueries({ queryKey: [apiPaths.deletedWorkbooks] }),
      ])
    },
    hide: (planId) => setHidden((ids) => new Set([...ids, planId])),
    unhide: (planId) => setHidden((ids) => new Set([...ids].filter((id) => id !== planId))),
  }
}

export function useDeletedPlans(isWanted: boolean) {
  return useQuery({
    queryKey: [apiPaths.deletedWorkbooks],
    queryFn: ({ signal }) => listDeletedPlans(signal),
    enabled: isWanted,
    refetchOnMount: 'always',
  })
}
