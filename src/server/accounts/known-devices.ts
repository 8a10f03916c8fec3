import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createSessionCookie } from '#server/http/session-cookie.ts'
import type { Queries } from '#server/database/database.ts'
import { deleteUnusedDevices, isKnownDevice, rememberDevice } from './known-device-store.ts'
import { hashSecret, type SessionOwner } from './sessions.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The longest that browsers keep a cookie. */
const lifetimeMs = 400 * dayMs

interface KnownDeviceDependencies {
  database: Queries
  now: () => number
  isHttps: boolean
}

/** Recognizes a browser in which the owner has signed in before, for the limits on wrong passwords. */
export interface KnownDevices {
  /** The name of this browser in a limit. Null if it never signed in to this account. */
  find: (request: FastifyRequest, owner: SessionOwner) => Promise<string | null>
  remember: (request: FastifyRequest, reply: FastifyReply, owner: SessionOwner) => Promise<void>
  forgetUnused: (queries: Queries) => Promise<void>
}

/** The cookie does not sign anyone in. It only proves an earlier sign-in, so it outlives sessions and logouts. */
export function createKnownDevices({ database, now, isHttps }: KnownDeviceDependencies): KnownDevices {
  const cookie = createSessionCookie({ isHttps, name: 'device' })
  return {
    find: async (request, { userId, epoch }) => {
      const secret = cookie.read(request)
      if (secret === null) return null
      const secretHash = hashSecret(secret)
      return (await isKnownDevice(database, { secretHash, userId, epoch })) ? secretHash : null
    },
    remember: async (request, reply, { userId, epoch }) => {
      const secret = cookie.read(request) ?? randomBytes(32).toString('base64url')
      await rememberDevice(database, {
        secret_hash: hashSecret(secret),
        user_id: userId,
        session_epoch: epoch,
        used_at: now(),
      })
      cookie.write(reply, secret, lifetimeMs)
    },
    forgetUnused: (queries) => deleteUnusedDevices(queries, now() - lifetimeMs),
  }
}
