import { useState } from 'react'
import { describeShareFailure, type ShareFailure } from './share-failures.ts'

/** One request at a time, with its failure in words. */
export function useOneRequest(failureTitle: string) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<ShareFailure | null>(null)

  async function run(task: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setFailure(null)
    try {
      await task()
    } catch (error) {
      setFailure(describeShareFailure(error, failureTitle))
    }
    setIsBusy(false)
  }

  return { isBusy, failure, run }
}
