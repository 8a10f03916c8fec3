import { compileOnce, type Given } from '#server/database/compiled-query.ts'
import type { Database, Queries } from '#server/database/database.ts'
import type { SessionTable } from '#server/database/schema.ts'

/** A session together with the account it signs in. */
export interface SessionRow {
  renewed_at: number
  id: string
  username: string
  email: string
  first_name: string
  last_name: string
  course_plan_id: string | null
  entitlements: string[]
}

export async function insertSession(queries: Queries, session: SessionTable): Promise<void> {
  await queries.insertInto('sessions').values(session).execute()
}

const selectSession = compileOnce((queries, given: Given<{ secretHash: string; nowMs: number }>) =>
  queries
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'sessions.user_id')
        .onRef('users.session_epoch', '=', 'sessions.session_epoch'),
    )
    .leftJoin('entitlements', 'entitlements.user_id', 'users.id')
    .leftJoin('course_states', 'course_states.user_id', 'users.id')
    .select([
      'sessions.renewed_at',
      'users.id',
      'users.username',
      'users.email',
      'users.first_name',
      'users.last_name',
      'entitlements.name as entitlement',
      'course_states.plan_id as course_plan_id',
    ])
    .where('sessions.secret_hash', '=', given('secretHash'))
    .where('sessions.expires_at', '>', given('nowMs')),
)

/** One round trip with SQL compiled once, because this runs before every answer to a signed-in person. */
export async function findSession(
  database: Database,
  secretHash: string,
  nowMs: number,
): Promise<SessionRow | null> {
  const { rows } = await selectSession(database, { secretHash, nowMs })
  const [first] = rows
  if (!first) return null
  const entitlements: string[] = []
  for (const { entitlement } of rows) {
    // Several sources may have given the same one.
    if (entitlement !== null && !entitlements.includes(entitlement)) entitlements.push(entitlement)
  }
  return { ...first, entitlements: entitlements.sort() }
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

/** Returns the number of sessions deleted. */
export async function deleteSessionsOf(queries: Queries, userId: string): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const maxListed = 100

/** The sessions that still open the account. The given one comes first, then the most recently seen. */
export async function listSessionsOf(
  queries: Queries,
  { userId, firstSecretHash, nowMs }: { userId: string; firstSecretHash: string; nowMs: number },
): Promise<SessionTable[]> {
  return queries
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'sessions.user_id')
        .onRef('users.session_epoch', '=', 'sessions.session_epoch'),
    )
    .selectAll('sessions')
    .where('sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', nowMs)
    .orderBy((row) => row('sessions.secret_hash', '=', firstSecretHash), 'desc')
    .orderBy('sessions.renewed_at', 'desc')
    .orderBy('sessions.created_at', 'desc')
    .orderBy('sessions.secret_hash')
    .limit(maxListed)
    .execute()
}

/** Returns the number of sessions deleted. */
export async function deleteOtherSessionsOf(
  queries: Queries,
  userId: string,
  keptSecretHash: string,
): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('secret_hash', '!=', keptSecretHash)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteExpiredSessions(queries: Queries, nowMs: number): Promise<void> {
  await queries.deleteFrom('sessions').where('expires_at', '<=', nowMs).execute()
}
