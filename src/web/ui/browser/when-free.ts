import { startTransition, useEffect, useState } from 'react'

/** Calls back when the page is idle, or after that time if it never is. Returns a function that cancels. */
export function callWhenFree(callback: () => void, latestMs: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 1)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback, { timeout: latestMs })
  return () => cancelIdleCallback(request)
}

/** Until the page is idle, or that time has passed. */
export function waitUntilFree(latestMs: number): Promise<void> {
  return new Promise((resolve) => {
    callWhenFree(resolve, latestMs)
  })
}

/** False until the page has been idle for the first time. For parts that the person does not wait for. */
export function useWhenFree(latestMs = 2000): boolean {
  const [isFree, setIsFree] = useState(false)
  useEffect(() => callWhenFree(() => startTransition(() => setIsFree(true)), latestMs), [latestMs])
  return isFree
}
