import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { apiPaths, isApiPath, pages, sitePages } from '#contract/paths.ts'

const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const pagePaths = new Set<string>(
  [...Object.values(pages), ...Object.values(sitePages)].map(({ path }) => path),
)

/** One observation for each request. The results of saves are read from their answers. */
export function registerRequestMetrics(app: FastifyInstance) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'planwright_http_request_duration_seconds',
    help: 'Answers, by route, method and class of status.',
    labelNames: ['route', 'method', 'status'],
    buckets: bucketsSeconds,
    registers: [register],
  })
  const saves = new Counter({
    name: 'planwright_saves_total',
    help: 'Saves of plans, by result.',
    labelNames: ['result'],
    registers: [register],
  })
  const clientErrors = new Counter({
    name: 'planwright_client_errors_total',
    help: 'Errors that browsers reported.',
    labelNames: ['kind'],
    registers: [register],
  })
  const observers = new Map<string, ReturnType<Histogram['labels']>>()

  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply
    const route = nameRoute(request)
    const status = `${Math.floor(statusCode / 100)}xx`
    const key = `${route} ${request.method} ${status}`
    let observer = observers.get(key)
    if (!observer) {
      observer = durations.labels({ route, method: request.method, status })
      observers.set(key, observer)
    }
    observer.observe(reply.elapsedTime / 1000)
    if (route === apiPaths.workbooks && request.method === 'POST')
      saves.inc({ result: nameResult(statusCode) })
    done()
  })

  return { register, countClientError: (kind: string) => clientErrors.inc({ kind }) }
}

/** The route's template, never the URL. That gives few names, none with a plan's id. */
function nameRoute(request: FastifyRequest): string {
  const { url } = request.routeOptions
  if (url === undefined) return 'unknown'
  return isApiPath(url) || pagePaths.has(url) ? url : 'file'
}

function nameResult(statusCode: number): string {
  if (statusCode < 300) return 'saved'
  if (statusCode === 409) return 'conflict'
  return statusCode < 500 ? 'refused' : 'failed'
}
