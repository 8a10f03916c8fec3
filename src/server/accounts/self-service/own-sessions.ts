import { createHash } from 'node:crypto'
import type { OwnSession } from '#contract/account.ts'
import { deleteOtherSessionsOf, deleteSession, listSessionsOf } from '#server/accounts/session-store.ts'
import { hashSecret, type SessionDependencies } from '#server/accounts/sessions.ts'

/** The owner of the sessions, and the session that asks. */
export interface SessionHolder {
  userId: string
  secret: string
}

export async function listOwnSessions(
  { database, now }: SessionDependencies,
  { userId, secret }: SessionHolder,
): Promise<OwnSession[]> {
  const thisOne = hashSecret(secret)
  const rows = await listSessionsOf(database, { userId, firstSecretHash: thisOne, nowMs: now() })
  return rows.map((row) => ({
    id: nameSession(row.secret_hash),
    device: row.device,
    createdAt: new Date(row.created_at).toISOString(),
    lastSeenAt: new Date(row.renewed_at).toISOString(),
    isThisDevice: row.secret_hash === thisOne,
  }))
}

/** Null when the account has no such session. */
export async function endOwnSession(
  { database, now }: SessionDependencies,
  { userId, secret }: SessionHolder,
  id: string,
): Promise<{ wasThisDevice: boolean } | null> {
  const thisOne = hashSecret(secret)
  const rows = await listSessionsOf(database, { userId, firstSecretHash: thisOne, nowMs: now() })
  const row = rows.find(({ secret_hash: secretHash }) => nameSession(secretHash) === id)
  if (!row) return null
  await deleteSession(database, row.secret_hash)
  return { wasThisDevice: row.secret_hash === thisOne }
}

/** Returns the number of sessions ended. */
export function endOtherSessions(
  { database }: Pick<SessionDependencies, 'database'>,
  { userId, secret }: SessionHolder,
): Promise<number> {
  return deleteOtherSessionsOf(database, userId, hashSecret(secret))
}

/** Derived from the stored hash and not reversible, so that no session needs a second key. */
function nameSession(secretHash: string): string {
  return createHash('sha256').update(`session-name\n${secretHash}`).digest('base64url').slice(0, 22)
}
