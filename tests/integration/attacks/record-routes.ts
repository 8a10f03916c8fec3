import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

export interface Route {
  method: string
  url: string
}

const channel = 'fastify.initialization'

/** Records every route that the framework adds during the work, so that none can be forgotten. */
export async function recordRoutes<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; routes: Route[] }> {
  const routes: Route[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each, url })
    })
  }
  subscribe(channel, listen)
  try {
    return { result: await work(), routes }
  } finally {
    unsubscribe(channel, listen)
  }
}

const decided = /^\/(?:api|metrics$|learn|certificate|review)/

/** The routes that check access. Pages and files are the same for everyone. */
export function isDecided({ method, url }: Route): boolean {
  return method !== 'HEAD' && (decided.test(url) || method !== 'GET')
}

export function isPublic(route: Route): boolean {
  return route.method === 'GET' && !isDecided(route) && !route.url.includes('*')
}
