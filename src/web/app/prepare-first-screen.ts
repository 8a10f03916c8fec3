import type { QueryClient } from '@tanstack/react-query'
import { findPage, pages } from '#contract/paths.ts'
import { fetchCurrentUser } from '#web/session/current-user.ts'
import { screens } from './screens.ts'

/** Who has to wait longer than this sees that something is under way. */
const patienceMs = 120

/**
 * Fetches the screen in the address and asks who is signed in, both at once. When the answers are quick, the screen
 * is the first thing to be drawn, without a spinner before it. Failures are told by the screen.
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
