import type { Queries } from '#server/database/database.ts'
import type { SessionTable } from '#server/database/schema.ts'

/** A session together with whom it signs in. */
export interface SessionRow {
  renewed_at: number
  id: string
  username: string
  email: string
  first_name: string
  last_name: string
  entitlements: string[]
}

export async function insertSession(queries: Queries, session: SessionTable): Promise<void> {
  await queries.insertInto('sessions').values(session).execute()
}

/** One round trip: this runs before every answer to a signed-in person. */
export async function findSession(
  queries: Queries,
  secretHash: string,
  nowMs: number,
): Promise<SessionRow | null> {
  const rows = await queries
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('entitlements', 'entitlements.user_id', 'users.id')
    .select([
      'sessions.renewed_at',
      'users.id',
      'users.username',
      'users.email',
      'users.first_name',
      'users.last_name',
      'entitlements.name as entitlement',
    ])
    .where('sessions.secret_hash', '=', secretHash)
    .where('sessions.expires_at', '>', nowMs)
    .execute()
  const [first] = rows
  if (!first) return null
  const { entitlement: _, ...session } = first
  return {
    ...session,
    entitlements: [...new Set(rows.flatMap(({ entitlement }) => entitlement ?? []))].sort(),
  }
}

export async function renewSession(
  queries: Queries,
  secretHash: string,
  times: Pick<SessionTable, 'renewed_at' | 'expires_at'>,
): Promise<void> {
  await queries.updateTable('sessions').set(times).where('secret_hash', '=', secretHash).execute()
}

export async function deleteSession(queries: Queries, secretHash: string): Promise<void> {
  await queries.deleteFrom('sessions').where('secret_hash', '=', secretHash).execute()
}

export async function deleteSessionsOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

export async function deleteExpiredSessions(queries: Queries, nowMs: number): Promise<void> {
  await queries.deleteFrom('sessions').where('expires_at', '<=', nowMs).execute()
}
