import type { FastifyInstance } from 'fastify'
import { type ClientError, clientErrorSchema, maxClientErrorBytes } from '#contract/client-errors.ts'
import { apiPaths, findPage, isSitePath } from '#contract/paths.ts'
import { describeDevice } from '#domain/accounts/device-name.ts'
import { scrubForReport } from '#domain/diagnostics/scrub-text.ts'
import { parseBody } from '#server/http/parse-body.ts'
import { toAddressSubject } from '#server/rate-limits/client-address.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'

/** A page sends a few at most, but an office behind one address has many pages. */
const reportsPerAddress = { name: 'client-errors', hits: 60, windowMs: 10 * 60_000 }

interface ClientErrorDependencies {
  rateLimiter: RateLimiter
  count: (kind: ClientError['kind']) => void
}

/** Anything after the path may be a private address or link, and an unknown path may hold a person's text. */
function nameScreen(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  return findPage(pathname) !== null || isSitePath(pathname) ? pathname : '(other)'
}

/**
 * Writes browser errors to our own log. They hold no personal text, because the page's scrubbing is repeated here.
 */
export function registerClientErrorRoutes(
  app: FastifyInstance,
  { rateLimiter, count }: ClientErrorDependencies,
): void {
  app.post(apiPaths.clientErrors, { bodyLimit: maxClientErrorBytes }, async (request, reply) => {
    await rateLimiter.hit(reportsPerAddress, toAddressSubject(request.ip))
    const { kind, name, message, frames, path, build } = parseBody(clientErrorSchema, request)
    const entry = {
      kind,
      name,
      message: scrubForReport(message),
      frames,
      path: nameScreen(path),
      browser: describeDevice(request.headers['user-agent'] ?? '') || 'other',
      build,
    }
    request.log.warn({ clientError: entry }, 'an error in a browser')
    count(kind)
    return reply.code(204).send()
  })
}
