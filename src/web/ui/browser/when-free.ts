import { startTransition, useEffect, useState } from 'react'

/** Calls back when the page has nothing more pressing to do, at the latest after that time. Returns the way to cancel. */
export function callWhenFree(callback: () => void, latestMs: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 1)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback, { timeout: latestMs })
  return () => cancelIdleCallback(request)
}

/** False until the page has been free for the first time: for parts that no one waits for. */
export function useWhenFree(latestMs = 2000): boolean {
  const [isFree, setIsFree] = useState(false)
  useEffect(() => callWhenFree(() => startTransition(() => setIsFree(true)), latestMs), [latestMs])
  return isFree
}
