import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#contract/user.ts'
import { describeDevice } from '#domain/accounts/device-name.ts'
import { AppError } from '#server/http/app-error.ts'
import type { SessionCookie } from '#server/http/session-cookie.ts'
import type { KnownDevices } from './known-devices.ts'
import {
  endSession,
  findSessionUser,
  type SessionDependencies,
  sessionLifetimeMs,
  type SessionOwner,
  startSession,
} from './sessions.ts'

export type SignIn = (request: FastifyRequest, reply: FastifyReply, owner: SessionOwner) => Promise<User>

/** Every sign-in gets a new secret, and this browser's previous session ends. */
export function createSignIn(
  dependencies: SessionDependencies & { cookie: SessionCookie; knownDevices: KnownDevices },
): SignIn {
  const { cookie, knownDevices } = dependencies
  return async (request, reply, owner) => {
    const earlierSecret = cookie.read(request)
    if (earlierSecret !== null) await endSession(dependencies, earlierSecret)
    const device = describeDevice(request.headers['user-agent'] ?? '')
    const secret = await startSession(dependencies, owner, device)
    const session = await findSessionUser(dependencies, secret)
    // The password changed while this one was being checked.
    if (!session) throw new AppError('invalid_credentials')
    cookie.write(reply, secret, sessionLifetimeMs)
    await knownDevices.remember(request, reply, owner)
    void reply.header('cache-control', 'no-store')
    return session.user
  }
}
