import type { ChangeShareRequest, ReplaceCopyRequest } from '#contract/sharing.ts'
import { AppError } from '#server/http/app-error.ts'
import { type LinkDependencies, parseEnd } from './create-link.ts'
import { limits } from './limits.ts'
import { noSuchOwnLink } from './link-not-found.ts'
import { requireOpen } from './link-state.ts'
import { holdLink, type LinkRow, replaceCopy, updateLink } from './link-store.ts'

export interface OwnLink {
  id: string
  userId: string
}

/** Runs the work while the owner's open link is locked. */
function withOwnLink<Result>(
  { database, now }: LinkDependencies,
  { id, userId }: OwnLink,
  work: (transaction: Parameters<typeof holdLink>[0], link: LinkRow) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    const link = await holdLink(transaction, id)
    if (link?.user_id !== userId) throw noSuchOwnLink()
    return work(transaction, requireOpen(link, now()))
  })
}

/** Changes the name or the end date. A later end date lets a copy be read longer, like sending one. */
export function changeLink(
  dependencies: LinkDependencies,
  own: OwnLink,
  request: ChangeShareRequest,
  requireMaySend: (planId: string) => void,
): Promise<LinkRow> {
  return withOwnLink(dependencies, own, async (transaction, link) => {
    await dependencies.openRateLimiter(transaction).hit(limits.changes, own.userId)
    const endsAt = request.endsAt === undefined ? link.ends_at : parseEnd(request.endsAt, dependencies.now())
    if (endsAt > link.ends_at) requireMaySend(link.plan_id)
    const changes = { name: request.name ?? link.name, ends_at: endsAt }
    await updateLink(transaction, link.id, changes)
    return { ...link, ...changes }
  })
}

/** Puts a fresh copy under the link. Refuses it when another one came first. */
export function sendCopy(
  dependencies: LinkDependencies,
  own: OwnLink,
  { version, copy }: ReplaceCopyRequest,
  requireMaySend: (planId: string) => void,
): Promise<LinkRow> {
  return withOwnLink(dependencies, own, async (transaction, link) => {
    requireMaySend(link.plan_id)
    await dependencies.openRateLimiter(transaction).hit(limits.copies, own.userId)
    if (version !== link.version + 1) {
      throw new AppError('conflict', {
        message: 'A newer copy was sent to this link from another window. Reload the page to see it.',
        details: { version: link.version },
      })
    }
    const changes = { version, copy_bytes: copy.length, sent_at: dependencies.now() }
    await replaceCopy(transaction, link.id, { ...changes, sealed: copy })
    return { ...link, ...changes }
  })
}
