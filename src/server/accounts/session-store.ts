import { compileOnce } from '#server/database/compiled-query.ts'
import type { Database, Queries } from '#server/database/database.ts'
import type { SessionTable } from '#server/database/schema.ts'
import { keepWhileUnchanged } from '#server/database/unchanged-reads.ts'

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

const selectSession = compileOnce((database) =>
  database
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'sessions.user_id')
        .onRef('users.session_epoch', '=', 'sessions.session_epoch'),
    )
    .leftJoin('entitlements', 'entitlements.user_id', 'users.id')
    .select([
      'sessions.renewed_at',
      'sessions.expires_at',
      'users.id',
      'users.username',
      'users.email',
      'users.first_name',
      'users.last_name',
      'entitlements.name as entitlement',
    ])
    .where('sessions.secret_hash', '=', ''),
)

const readSession = keepWhileUnchanged((database, secretHash) => selectSession(database, [secretHash]))

/**
 * One round trip, its SQL made once: this runs before every answer to a signed-in person. Whether it has expired is
 * asked here, so that the same read serves until something changes.
 */
export async function findSession(
  database: Database,
  secretHash: string,
  nowMs: number,
): Promise<SessionRow | null> {
  const rows = await readSession(database, secretHash)
  const [first] = rows
  if (!first || first.expires_at <= nowMs) return null
  const { entitlement: _, expires_at: _expiresAt, ...session } = first
  const entitlements = new Set(rows.flatMap(({ entitlement }) => entitlement ?? []))
  return { ...session, entitlements: [...entitlements].sort() }
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

/** Returns how many there were. */
export async function deleteSessionsOf(queries: Queries, userId: string): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteExpiredSessions(queries: Queries, nowMs: number): Promise<void> {
  await queries.deleteFrom('sessions').where('expires_at', '<=', nowMs).execute()
}
