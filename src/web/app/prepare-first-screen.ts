import type { QueryClient } from '@tanstack/react-query'
import { findPage, pages } from '#contract/paths.ts'
import { fetchCurrentUser } from '#web/session/current-user.ts'
import { screens } from './screens.ts'

/** After a longer wait the person sees a spinner. */
const patienceMs = 120

/**
 * Loads the screen for the URL and asks who is signed in, both at the same time. When the answers are quick, the
 * screen is the first thing to render, without a spinner. The screen reports failures.
 */
export async function prepareFirstScreen(queryClient: QueryClient, pathname: string): Promise<void> {
  const page = findPage(pathname)
  const needs: Promise<unknown>[] = [screens.load(page ?? 'notFound')]
  if (page !== null && pages[page].access === 'authenticated') needs.push(fetchCurrentUser(queryClient))
  await Promise.race([
    Promise.allSettled(needs),
    new Promise((resolve) => {
      setTimeout(resolve, patienceMs)
    }),
  ])
}
