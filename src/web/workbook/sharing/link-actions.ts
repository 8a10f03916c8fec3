import type { ShareLink } from '#contract/sharing.ts'
import type { LinkParts } from '#web/sharing/link-address.ts'
import { seal, unseal } from '#web/sharing/sealing.ts'
import { createId, createSecret, deriveShareKey, hashToken, type ShareKey } from '#web/sharing/share-key.ts'
import type { CopyChoice, StoredLink } from '#web/sharing/stored-links.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { readCopyChoice } from './copy-choice.ts'
import { makeCopy } from './make-copy.ts'
import type { ShareApi } from './share-api.ts'
import type { ShareFeed } from './share-feed.ts'

export interface SharingContext {
  planId: string
  editor: PlanEditor
  api: ShareApi
  feed: ShareFeed
  /** The owner's name, as readers see it. */
  sender: string
}

export interface NewLink {
  name: string
  mayComment: boolean
  endsAt: string
  choice: CopyChoice
}

export interface MadeLink extends LinkParts {
  /** False when the browser could not store it: it has to be copied now. */
  isKept: boolean
}

/**
 * Makes a link. Its id and secret are chosen before the first try, so that a try after a lost answer makes the same
 * link and not a second one.
 */
export function startLink(): LinkParts {
  return { id: createId(), secret: createSecret() }
}

export async function createLink(
  { planId, editor, api, feed, sender }: SharingContext,
  { id, secret }: LinkParts,
  { name, mayComment, endsAt, choice }: NewLink,
): Promise<MadeLink> {
  const key = await requireKey(secret)
  const copy = await seal(
    key,
    { kind: 'copy', linkId: id, version: 1 },
    await makeCopy(editor, choice, sender),
  )
  const [readHash, commentHash] = await Promise.all([hashToken(key.readToken), hashToken(key.commentToken)])
  // Kept before it is sent, because a link that exists without its secret can only be ended.
  const link: StoredLink = {
    secret,
    name,
    createdAt: new Date().toISOString(),
    choice,
    isEnded: false,
    last: 0,
    seen: 0,
    events: [],
  }
  const isKept = feed.keep(id, link)
  try {
    await api.create(id, { planId, name, mayComment, endsAt, readHash, commentHash, copy })
  } catch (error) {
    feed.change(id, (kept) => ({ ...kept, isEnded: true }))
    throw error
  }
  feed.change(id, (kept) => ({ ...kept, isEnded: false }))
  await feed.fetchNews('background').catch(() => {})
  return { id, secret, isKept }
}

/** Replaces what a link shows with the plan as it is now. */
export async function sendFreshCopy(
  { editor, api, feed, sender }: SharingContext,
  { id, version }: Pick<ShareLink, 'id' | 'version'>,
): Promise<void> {
  const kept = feed.store.getState().kept.get(id)
  if (!kept?.choice) throw new Error('The secret of this link is not in this browser')
  const key = await requireKey(kept.secret)
  const as = { kind: 'copy', linkId: id, version: version + 1 } as const
  const copy = await seal(key, as, await makeCopy(editor, kept.choice, sender))
  await api.replaceCopy(id, { version: version + 1, copy })
  await feed.fetchNews('background').catch(() => {})
}

export type Adoption = 'adopted' | 'unknown' | 'wrong'

/** Takes over a link of this plan that was made in another browser. What it shows says how it was made. */
export async function adoptLink(
  { api, feed }: SharingContext,
  { id, secret }: LinkParts,
  links: readonly ShareLink[],
): Promise<Adoption> {
  const link = links.find((one) => one.id === id)
  const key = await deriveShareKey(secret)
  if (!link || !key) return 'unknown'
  const { copy, version } = await api.fetchCopy(id, key.readToken)
  const opened = await unseal(key, { kind: 'copy', linkId: id, version }, copy)
  if (opened === null) return 'wrong'
  const { name, createdAt } = link
  feed.keep(id, {
    secret,
    name,
    createdAt,
    choice: readCopyChoice(opened),
    isEnded: false,
    last: 0,
    seen: 0,
    events: [],
  })
  await feed.fetchNews('background').catch(() => {})
  return 'adopted'
}

async function requireKey(secret: string): Promise<ShareKey> {
  const key = await deriveShareKey(secret)
  if (!key) throw new Error('The secret of this link is damaged')
  return key
}
