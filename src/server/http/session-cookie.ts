import { parse, serialize } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface SessionCookie {
  read: (request: FastifyRequest) => string | null
  write: (reply: FastifyReply, secret: string, lifetimeMs: number) => void
  clear: (reply: FastifyReply) => void
}

/**
 * The cookie that holds a session's secret, or a checkout's. Scripts cannot read it and other sites cannot send
 * it with a write. Over https its `__Host-` name also keeps subdomains from planting one.
 */
export function createSessionCookie({
  isHttps,
  name: bareName = 'session',
}: {
  isHttps: boolean
  name?: string
}): SessionCookie {
  const name = isHttps ? `__Host-${bareName}` : bareName
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const
  return {
    read: (request) => parse(request.headers.cookie ?? '')[name] || null,
    write: (reply, secret, lifetimeMs) => {
      void reply.header('set-cookie', serialize(name, secret, { ...attributes, maxAge: lifetimeMs / 1000 }))
    },
    clear: (reply) => {
      void reply.header('set-cookie', serialize(name, '', { ...attributes, maxAge: 0 }))
    },
  }
}
