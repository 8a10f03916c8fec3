import * as z from 'zod/mini'
import { accountHeader } from '#contract/account-header.ts'
import { buildShareApiPath, sharingApiPaths } from '#contract/paths.ts'
import { shareListSchema } from '#contract/sharing.ts'
import { getJson } from '#web/api/request.ts'
import { plural } from '#domain/wording/plural.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'

/**
 * Ends the links of a plan that was deleted, since no screen lists them any more. It waits as long as Undo is offered,
 * because an ended link cannot be opened again. Returns what calls it off.
 */
export async function endDeletedLinks(planId: string, ownerId: string, waitMs: number): Promise<() => void> {
  const path = `${sharingApiPaths.shares}?planId=${encodeURIComponent(planId)}`
  const links = z.parse(shareListSchema, await getJson(path, undefined, 'background'))
  if (links.length === 0) return () => {}
  const timer = setTimeout(() => void end().then(tell), waitMs)
  // Whoever closes the page will not press Undo.
  addEventListener('pagehide', end, { once: true })

  async function end(): Promise<number> {
    callOff()
    const ended = links.map(({ id }) => {
      const headers = { [accountHeader]: ownerId }
      return fetch(buildShareApiPath('share', id), { method: 'DELETE', keepalive: true, headers })
    })
    const answers = await Promise.allSettled(ended)
    return answers.filter((answer) => answer.status === 'fulfilled' && answer.value.ok).length
  }

  function callOff(): void {
    clearTimeout(timer)
    removeEventListener('pagehide', end)
  }

  function tell(count: number): void {
    const rest = links.length - count
    if (rest === 0) {
      showToast({
        title: 'Links Ended',
        description: `${count} ${plural(count, 'link')} of the deleted plan ${count === 1 ? 'opens' : 'open'} nothing now.`,
      })
    } else {
      showToast({
        title: 'Links Not Ended',
        description: `${rest} ${plural(rest, 'link')} of the deleted plan could not be ended, and can be opened until the end date.`,
        look: 'destructive',
      })
    }
  }

  return callOff
}
