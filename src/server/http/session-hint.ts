import { serialize } from 'cookie'
import type { FastifyReply } from 'fastify'
import { sessionHintName } from '#contract/session-hint.ts'
import type { SessionCookie } from './session-cookie.ts'

interface SessionHint {
  write: (reply: FastifyReply, lifetimeMs: number) => void
  clear: (reply: FastifyReply) => void
}

/** Tells the page's scripts that it is worth asking who is signed in. There is no way to read it here. */
export function createSessionHint({ isHttps }: { isHttps: boolean }): SessionHint {
  const name = isHttps ? `__Host-${sessionHintName}` : sessionHintName
  const attributes = { path: '/', sameSite: 'lax', secure: isHttps } as const
  return {
    write: (reply, lifetimeMs) => {
      void reply.header('set-cookie', serialize(name, '1', { ...attributes, maxAge: lifetimeMs / 1000 }))
    },
    clear: (reply) => {
      void reply.header('set-cookie', serialize(name, '', { ...attributes, maxAge: 0 }))
    },
  }
}

/** The hint comes and goes with the session's cookie. */
export function joinSessionHint(cookie: SessionCookie, hint: SessionHint): SessionCookie {
  return {
    read: cookie.read,
    write: (reply, secret, lifetimeMs) => {
      cookie.write(reply, secret, lifetimeMs)
      hint.write(reply, lifetimeMs)
    },
    clear: (reply) => {
      cookie.clear(reply)
      hint.clear(reply)
    },
  }
}
