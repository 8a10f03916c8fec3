import { type APIRequestContext, expect } from '@playwright/test'
import { buildReviewerPath, buildShareApiPath } from '#contract/paths.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import type { ShareEvent } from '#domain/sharing/share-event.ts'
import { makeSharedCopy, type SharedCopyOptions } from '#exports/sharing/make-shared-copy.ts'
import { seal } from '#web/sharing/sealing.ts'
import { createId, createSecret, deriveShareKey, hashToken, type ShareKey } from '#web/sharing/share-key.ts'

type CommentsEntry = Pick<Workbook, 'title' | 'data'>

export interface TestShare {
  id: string
  /** The address that its owner sends. */
  address: string
  /** Sends a newer copy to the same link. */
  replace: (version: number, plan: CommentsEntry) => Promise<void>
  /** Writes as the owner. */
  answer: (event: ShareEvent) => Promise<void>
  end: () => Promise<void>
}

const dayMs = 86_400_000

/** Makes a link as the workbook does. The request's context is signed in as its owner. */
export async function sharePlan(
  request: APIRequestContext,
  plan: CommentsEntry,
  { mayComment = true, ...options }: Partial<SharedCopyOptions> & { mayComment?: boolean } = {},
): Promise<TestShare> {
  const [id, secret] = [createId(), createSecret()]
  const key = await openKey(secret)
  const makeCopy = async (version: number, shared: CommentsEntry) => {
    const copy = await makeSharedCopy(shared, {
      reader: 'bank',
      withFigures: true,
      review: null,
      sender: 'Maya Ortiz',
      date: new Date(),
      ...options,
    })
    return seal(key, { kind: 'copy', linkId: id, version }, copy)
  }
  const share = buildShareApiPath('share', id)
  const created = await request.put(share, {
    data: {
      planId: 'wb_shared',
      name: 'Ruth at the bank',
      mayComment,
      endsAt: new Date(Date.now() + 27 * dayMs).toISOString(),
      readHash: await hashToken(key.readToken),
      commentHash: await hashToken(key.commentToken),
      copy: await makeCopy(1, plan),
    },
  })
  expect(created.ok(), await created.text()).toBe(true)
  return {
    id,
    address: `${buildReviewerPath(id)}#${secret}`,
    replace: async (version, newer) => {
      const data = { version, copy: await makeCopy(version, newer) }
      expect((await request.put(buildShareApiPath('copy', id), { data })).ok()).toBe(true)
    },
    answer: async (event) => {
      const eventId = createId()
      const sealed = await seal(key, { kind: 'event', linkId: id, eventId, author: 'owner' }, event)
      const data = { id: eventId, sealed }
      expect((await request.post(buildShareApiPath('events', id), { data })).ok()).toBe(true)
    },
    end: async () => {
      expect((await request.delete(share)).ok()).toBe(true)
    },
  }
}

async function openKey(secret: string): Promise<ShareKey> {
  const key = await deriveShareKey(secret)
  if (key === null) throw new Error('The secret is not valid')
  return key
}
