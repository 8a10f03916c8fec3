import type { ShareLink } from '#contract/sharing.ts'
import { AppError } from '#server/http/app-error.ts'
import type { LinkRow } from './link-store.ts'

/** From its date on, a link is over even if the sweep has not come yet. */
export function hasEnded({ ended_at: endedAt, ends_at: endsAt }: LinkRow, now: number): boolean {
  return endedAt !== null || endsAt <= now
}

export function requireOpen(link: LinkRow, now: number): LinkRow {
  if (hasEnded(link, now)) throw new AppError('link_ended')
  return link
}

export function toShareLink(row: LinkRow): ShareLink {
  return {
    id: row.id,
    planId: row.plan_id,
    name: row.name,
    mayComment: row.may_comment === 1,
    version: row.version,
    createdAt: toIso(row.created_at),
    sentAt: toIso(row.sent_at),
    endsAt: toIso(row.ends_at),
    openedCount: row.opened_count,
    lastOpenedAt: row.last_opened_at === null ? null : toIso(row.last_opened_at),
    lastEvent: row.last_event,
  }
}

export function toIso(time: number): string {
  return new Date(time).toISOString()
}
