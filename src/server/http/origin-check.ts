import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Another site can make a browser send our cookie, but it cannot fake the origin of the request. */
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

  // Browsers that omit Sec-Fetch-Site, as over plain http, still send Origin with a write and Referer with a
  // link. Programs that send none of them have no cookie that another site could use.
  const { host, referer } = request.headers
  const origin = request.headers.origin ?? findOrigin(referer)
  if (origin === undefined) return false
  return origin !== publicOrigin && origin !== `http://${host}` && origin !== `https://${host}`
}

function findOrigin(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined
}
