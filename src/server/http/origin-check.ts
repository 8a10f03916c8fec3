import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Another site can make a browser send our cookie along; it cannot make the browser lie about where from. */
export function registerOriginCheck(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !readingMethods.has(request.method) && isCrossSite(request, publicOrigin)
    done(
      isRefused ? new AppError('forbidden', { message: 'This request came from another site.' }) : undefined,
    )
  })
}

export function isCrossSite(request: FastifyRequest, publicOrigin: string): boolean {
  const fetchSite = request.headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none'

  // Browsers without Sec-Fetch-Site still send Origin with a write. Programs that send neither hold no cookie
  // that another site could use.
  const { origin, host } = request.headers
  if (origin === undefined) return false
  return origin !== publicOrigin && origin !== `http://${host}` && origin !== `https://${host}`
}
