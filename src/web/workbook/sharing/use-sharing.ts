import { useAuthentication } from '#web/session/current-user.ts'
import { createStoredLinks } from '#web/sharing/stored-links.ts'
import { browserShareEvents, browserShareLinks } from '#web/storage/browser-share-links.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import type { SharingContext } from './link-actions.ts'
import { createShareApi, type ShareApi } from './share-api.ts'
import { createShareFeed, type ShareFeed } from './share-feed.ts'

/** One for each plan that was open on this page. */
const known = new Map<string, { api: ShareApi; feed: ShareFeed }>()

export function findShareFeed(planId: string, ownerId: string): { api: ShareApi; feed: ShareFeed } {
  const place = `${ownerId} ${planId}`
  const found = known.get(place)
  if (found) return found
  const api = createShareApi(ownerId)
  const storedLinks = createStoredLinks(browserShareLinks, browserShareEvents, { planId, ownerId })
  const made = { api, feed: createShareFeed({ planId, api, storedLinks }) }
  known.set(place, made)
  return made
}

/** All that the screens of sharing need of the open plan. */
export function useSharing(planId: string, ownerId: string): SharingContext {
  const authentication = useAuthentication()
  const editor = usePlanEditor()
  const user = authentication.state === 'authenticated' ? authentication.user : null
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  return { planId, editor, ...findShareFeed(planId, ownerId), sender: name || (user?.username ?? '') }
}
