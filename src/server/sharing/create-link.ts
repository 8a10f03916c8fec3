import {
  type CreateShareRequest,
  maxLinkDays,
  maxLinksPerAccount,
  maxLinksPerPlan,
} from '#contract/sharing.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { limits } from './limits.ts'
import { requireOpen } from './link-state.ts'
import { countLinks, findLink, insertLink, type LinkRow } from './link-store.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The sender's clock and ours may differ by this much. */
const clockSkewMs = 60 * 60 * 1000

export interface LinkDependencies {
  database: Database
  /** Counts in the given transaction, so that a change is written to the disk once. */
  openRateLimiter: (queries: Queries) => RateLimiter
  now: () => number
}

/** Creates the link, or returns the one that an earlier request with the same keys has created. */
export async function createLink(
  dependencies: LinkDependencies,
  { id, userId }: { id: string; userId: string },
  request: CreateShareRequest,
): Promise<{ link: LinkRow; isNew: boolean }> {
  const now = dependencies.now()
  const row: LinkRow = {
    id,
    user_id: userId,
    plan_id: request.planId,
    name: request.name,
    may_comment: request.mayComment ? 1 : 0,
    read_hash: request.readHash,
    comment_hash: request.commentHash,
    version: 1,
    copy_bytes: request.copy.length,
    event_bytes: 0,
    last_event: 0,
    opened_count: 0,
    last_opened_at: null,
    created_at: now,
    sent_at: now,
    ends_at: parseEnd(request.endsAt, now),
    ended_at: null,
  }
  const link = await dependencies.database.transaction().execute(async (transaction) => {
    const earlier = await findLink(transaction, id)
    if (earlier) return earlier
    const rateLimiter = dependencies.openRateLimiter(transaction)
    // Locks the account's counter, so that links that are created at once are counted one after the other.
    await rateLimiter.hit(limits.creations, userId)
    await rateLimiter.hit(limits.copies, userId)
    const meanwhile = await findLink(transaction, id)
    if (meanwhile) return meanwhile
    await requireRoom(transaction, row, now)
    return (await insertLink(transaction, row, request.copy)) ? row : findLink(transaction, id)
  })
  if (link === row) return { link, isNew: true }
  return { link: requireSame(link, row, now), isNew: false }
}

function requireSame(earlier: LinkRow | null, wanted: LinkRow, now: number): LinkRow {
  const isSame =
    earlier?.user_id === wanted.user_id &&
    earlier.read_hash === wanted.read_hash &&
    earlier.comment_hash === wanted.comment_hash
  if (!isSame)
    throw new AppError('conflict', { message: 'This link exists already. Please create a new one.' })
  return requireOpen(earlier, now)
}

async function requireRoom(
  transaction: Queries,
  { user_id: userId, plan_id: planId }: LinkRow,
  now: number,
): Promise<void> {
  const { inAll, ofPlan } = await countLinks(transaction, { userId, planId, now })
  if (ofPlan >= maxLinksPerPlan) {
    throw new AppError('too_many_shared', {
      message: `This plan has reached the limit of ${maxLinksPerPlan} links. End one to make room.`,
    })
  }
  if (inAll >= maxLinksPerAccount) {
    throw new AppError('too_many_shared', {
      message: `Your account has reached the limit of ${maxLinksPerAccount} links. End one to make room.`,
    })
  }
}

/** In milliseconds. Throws for a date in the past or too far ahead. */
export function parseEnd(endsAt: string, now: number): number {
  const end = Date.parse(endsAt)
  if (!(end > now)) throw refuseEnd('The end date must be in the future')
  if (end > now + maxLinkDays * dayMs + clockSkewMs) {
    throw refuseEnd(`The end date must be at most ${maxLinkDays} days ahead`)
  }
  return end
}

function refuseEnd(message: string): AppError {
  return new AppError('bad_request', { message, fields: { endsAt: message } })
}
