import { randomUUID } from 'node:crypto'
import type { OutgoingMail } from '#server/adapters/mail/mail-sender.ts'
import type { Queries } from '#server/database/database.ts'

export interface NewMail extends Pick<OutgoingMail, 'to' | 'subject' | 'text' | 'html'> {
  /** The account that the message is about. It is deleted with the account. */
  userId?: string
}

export interface ClaimedMail extends OutgoingMail {
  attempts: number
  claimedUntil: number
}

export interface MailCounts {
  waiting: number
  sent: number
  givenUp: number
}

/**
 * Inside a transaction, the message exists only if the event that it reports does. Wake the worker after the
 * commit.
 */
export async function enqueueMail(queries: Queries, mail: NewMail, nowMs: number): Promise<void> {
  await queries
    .insertInto('mail_queue')
    .values({
      id: randomUUID(),
      to_address: mail.to,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      created_at: nowMs,
      next_attempt_at: nowMs,
      attempts: 0,
      claimed_until: 0,
      last_error: null,
      sent_at: null,
      user_id: mail.userId ?? null,
    })
    .execute()
}

/**
 * Claims messages for this process alone. Two processes may pick the same rows, but the outer conditions are
 * checked again on the current row, so only the first update finds it unclaimed.
 */
export async function claimDueMail(
  queries: Queries,
  { nowMs, leaseMs, limit }: { nowMs: number; leaseMs: number; limit: number },
): Promise<ClaimedMail[]> {
  const rows = await queries
    .updateTable('mail_queue')
    .set((row) => ({ claimed_until: nowMs + leaseMs, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (due) =>
      due
        .selectFrom('mail_queue')
        .select('id')
        .where('next_attempt_at', '<=', nowMs)
        .where('claimed_until', '<=', nowMs)
        .orderBy('next_attempt_at')
        .limit(limit),
    )
    .where('next_attempt_at', '<=', nowMs)
    .where('claimed_until', '<=', nowMs)
    .returningAll()
    .execute()
  return rows.map((row) => ({
    id: row.id,
    to: row.to_address,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    createdAt: row.created_at,
    attempts: row.attempts,
    claimedUntil: row.claimed_until,
  }))
}

/** Sent messages stay visible to operators for a while, without the private text and links. */
export async function markMailSent(queries: Queries, id: string, nowMs: number): Promise<void> {
  await queries
    .updateTable('mail_queue')
    .set({ sent_at: nowMs, next_attempt_at: null, last_error: null, text_body: '', html_body: '' })
    .where('id', '=', id)
    .execute()
}

/** Changes nothing if another process has claimed the message since. A null next attempt gives it up. */
export async function markMailFailed(
  queries: Queries,
  { id, claimedUntil }: Pick<ClaimedMail, 'id' | 'claimedUntil'>,
  { error, nextAttemptAt }: { error: string; nextAttemptAt: number | null },
): Promise<void> {
  await queries
    .updateTable('mail_queue')
    .set({ last_error: error, next_attempt_at: nextAttemptAt, claimed_until: 0 })
    .where('id', '=', id)
    .where('claimed_until', '=', claimedUntil)
    .where('sent_at', 'is', null)
    .execute()
}

export async function countMailByState(queries: Queries): Promise<MailCounts> {
  return queries
    .selectFrom('mail_queue')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('next_attempt_at', 'is not', null).as('waiting'),
      fn.countAll<number>().filterWhere('sent_at', 'is not', null).as('sent'),
      fn
        .countAll<number>()
        .filterWhere((row) => row.and([row('next_attempt_at', 'is', null), row('sent_at', 'is', null)]))
        .as('givenUp'),
    ])
    .executeTakeFirstOrThrow()
}

/** Deletes the messages queued for this address, and the records of those already sent to it. */
export async function deleteMailTo(queries: Queries, address: string): Promise<void> {
  await queries.deleteFrom('mail_queue').where('to_address', '=', address).execute()
}

export async function sweepMail(
  queries: Queries,
  { sentBeforeMs, givenUpBeforeMs }: { sentBeforeMs: number; givenUpBeforeMs: number },
): Promise<void> {
  await queries
    .deleteFrom('mail_queue')
    .where('next_attempt_at', 'is', null)
    .where((row) =>
      row.or([
        row('sent_at', '<=', sentBeforeMs),
        row.and([row('sent_at', 'is', null), row('created_at', '<=', givenUpBeforeMs)]),
      ]),
    )
    .execute()
}
