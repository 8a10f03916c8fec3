import type { QueryClient } from '@tanstack/react-query'
import { findPage, pages } from '#contract/paths.ts'
import { fetchCurrentUser } from '#web/session/current-user.ts'
import { screens } from './screens.ts'

/** After a longer wait the person sees a spinner. */
const patienceMs = 120

/**
 * Loads the screen for the URL and asks who is signed in, both at the same time. When the answers are quick, the
 * screen is the first thing to render, without a spinner. The screen reports failures.
 * @param isFrameShown whether the page already shows the screen's frame, which can stay as long as it takes
 */
export async function prepareFirstScreen(
  queryClient: QueryClient,
  pathname: string,
  isFrameShown: boolean,
): Promise<void> {
  const page = findPage(pathname)
  const loading = screens.load(page ?? 'notFound').catch(() => null)
  const isForUsers = page !== null && pages[page].access === 'authenticated'
  const asking = isForUsers ? fetchCurrentUser(queryClient) : null
  if (isFrameShown) {
    const user = await asking
    // A visitor is sent to the login and does not wait for this screen.
    if (user) await loading
    return
  }
  await Promise.race([
    Promise.all([loading, asking]),
    new Promise((resolve) => {
      setTimeout(resolve, patienceMs)
    }),
  ])
}
