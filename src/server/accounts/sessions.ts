import { hash, randomBytes } from 'node:crypto'
import type { User } from '#contract/user.ts'
import type { Database } from '#server/database/database.ts'
import { isTemporaryFault } from '#server/database/temporary-faults.ts'
import { deleteSession, findSession, insertSession, renewSession, type SessionRow } from './session-store.ts'

const dayMs = 24 * 60 * 60 * 1000
export const sessionLifetimeMs = 30 * dayMs
/** A session in daily use never ends, and this costs at most one write a day. */
const renewAfterMs = dayMs
const secretBytes = 32

export interface SessionDependencies {
  database: Database
  now: () => number
}

/** The person who signed in, with the epoch of the password that was checked. */
export interface SessionOwner {
  userId: string
  epoch: number
}

/** Returns the secret, which is stored only in the person's cookie. */
export async function startSession(
  { database, now }: SessionDependencies,
  { userId, epoch }: SessionOwner,
  device = '',
): Promise<string> {
  const secret = randomBytes(secretBytes).toString('base64url')
  const startedAt = now()
  await insertSession(database, {
    secret_hash: hashSecret(secret),
    user_id: userId,
    session_epoch: epoch,
    device,
    created_at: startedAt,
    renewed_at: startedAt,
    expires_at: startedAt + sessionLifetimeMs,
  })
  return secret
}

export async function findSessionUser(
  { database, now }: SessionDependencies,
  secret: string,
): Promise<{ user: User; isRenewed: boolean } | null> {
  const secretHash = hashSecret(secret)
  const readAt = now()
  const session = await findSession(database, secretHash, readAt)
  if (!session) return null

  const isDue = readAt - session.renewed_at >= renewAfterMs
  const isRenewed = isDue && (await tryRenewing(database, secretHash, readAt))
  return { user: toUser(session), isRenewed }
}

/** Skipped while nothing can be written. On a full disk people can still read and download their data. */
async function tryRenewing(database: Database, secretHash: string, readAt: number): Promise<boolean> {
  try {
    await renewSession(database, secretHash, { renewed_at: readAt, expires_at: readAt + sessionLifetimeMs })
    return true
  } catch (error) {
    if (isTemporaryFault(error)) return false
    throw error
  }
}

export async function endSession({ database }: SessionDependencies, secret: string): Promise<void> {
  await deleteSession(database, hashSecret(secret))
}

/** The secret is 256 random bits and cannot be guessed, so a fast hash is enough to make a stolen copy useless. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

function toUser(session: SessionRow): User {
  return {
    id: session.id,
    username: session.username,
    email: session.email,
    firstName: session.first_name,
    lastName: session.last_name,
    entitlements: session.entitlements as User['entitlements'],
    ...(session.course_plan_id === null ? {} : { coursePlanId: session.course_plan_id }),
  }
}
