import * as z from 'zod/mini'
import type { accountHeader } from '#contract/account-header.ts'
import { buildShareApiPath, sharingApiPaths } from '#contract/paths.ts'
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

// Written out, because the build would otherwise put the account's requests into a part that every screen loads.
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
      const path = `${sharingApiPaths.shares}?planId=${encodeURIComponent(planId)}`
      return z.parse(shareListSchema, await getJson(path, undefined, mode))
    },
    create: async (id, body) =>
      void (await sendJson('PUT', buildShareApiPath('share', id), { body, headers })),
    change: async (id, body) =>
      void (await sendJson('PATCH', buildShareApiPath('share', id), { body, headers })),
    end: async (id) => void (await sendJson('DELETE', buildShareApiPath('share', id), { headers })),
    replaceCopy: async (id, body) =>
      void (await sendJson('PUT', buildShareApiPath('copy', id), { body, headers })),
    fetchCopy: async (id, token) =>
      z.parse(shareCopyAnswerSchema, await fetchWithToken(buildShareApiPath('copy', id), token)),
    fetchEvents: async (id, token, after) =>
      z.parse(
        shareEventsAnswerSchema,
        await fetchWithToken(`${buildShareApiPath('events', id)}?after=${after}`, token),
      ),
    postEvent: async (id, body) =>
      z.parse(
        postEventAnswerSchema,
        await sendJson('POST', buildShareApiPath('events', id), { body, headers }),
      ),
  }
}

/** Asked while the person does something else, so the end of the session opens no dialog. */
async function fetchWithToken(path: string, token: string): Promise<unknown> {
  const answer = await fetch(path, { credentials: 'include', headers: { [shareHeaders.token]: token } })
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText, await answer.text())
  return answer.json()
}
