import * as z from 'zod/mini'
import type { accountHeader } from '#contract/account-header.ts'
import type { sharingApiPaths } from '#contract/paths.ts'
import {
  type ChangeShareRequest,
  type CreateShareRequest,
  type PostEventRequest,
  postEventAnswerSchema,
  type ReplaceCopyRequest,
  type ShareCopyAnswer,
  shareCopyAnswerSchema,
  type ShareEventsAnswer,
  shareEventsAnswerSchema,
  shareHeaders,
  type ShareLink,
  shareListSchema,
} from '#contract/sharing.ts'
import { ApiError } from '#web/api/api-error.ts'
import { getJson, type RequestMode, sendJson } from '#web/api/request.ts'

// Written out, because what this part imports of those files would be loaded with every screen.
const sharesPath: (typeof sharingApiPaths)['shares'] = '/api/shares'
const ownAccountHeader: typeof accountHeader = 'x-account'

export interface ShareApi {
  list: (planId: string, mode: RequestMode) => Promise<readonly ShareLink[]>
  create: (id: string, request: CreateShareRequest) => Promise<void>
  change: (id: string, request: ChangeShareRequest) => Promise<void>
  end: (id: string) => Promise<void>
  replaceCopy: (id: string, request: ReplaceCopyRequest) => Promise<void>
  fetchCopy: (id: string, token: string) => Promise<ShareCopyAnswer>
  fetchEvents: (id: string, token: string, after: number) => Promise<ShareEventsAnswer>
  postEvent: (id: string, request: PostEventRequest) => Promise<{ number: number; at: string }>
}

/** The owner's requests. They name the account, because another one may have signed in in another tab. */
export function createShareApi(ownerId: string): ShareApi {
  const headers = { [ownAccountHeader]: ownerId }
  return {
    list: async (planId, mode) => {
      const path = `${sharesPath}?planId=${encodeURIComponent(planId)}`
      return z.parse(shareListSchema, await getJson(path, undefined, mode))
    },
    create: async (id, body) => void (await sendJson('PUT', pathOf(id), { body, headers })),
    change: async (id, body) => void (await sendJson('PATCH', pathOf(id), { body, headers })),
    end: async (id) => void (await sendJson('DELETE', pathOf(id), { headers })),
    replaceCopy: async (id, body) => void (await sendJson('PUT', pathOf(id, '/copy'), { body, headers })),
    fetchCopy: async (id, token) =>
      z.parse(shareCopyAnswerSchema, await fetchWithToken(pathOf(id, '/copy'), token)),
    fetchEvents: async (id, token, after) =>
      z.parse(
        shareEventsAnswerSchema,
        await fetchWithToken(`${pathOf(id, '/events')}?after=${after}`, token),
      ),
    postEvent: async (id, body) =>
      z.parse(postEventAnswerSchema, await sendJson('POST', pathOf(id, '/events'), { body, headers })),
  }
}

function pathOf(id: string, part: '' | '/copy' | '/events' = ''): string {
  return `${sharesPath}/${encodeURIComponent(id)}${part}`
}

/** Asked while the person does something else, so the end of the session opens no dialog. */
async function fetchWithToken(path: string, token: string): Promise<unknown> {
  const answer = await fetch(path, { credentials: 'include', headers: { [shareHeaders.token]: token } })
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText, await answer.text())
  return answer.json()
}
