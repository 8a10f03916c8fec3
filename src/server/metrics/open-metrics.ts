import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { metricsPath } from '#contract/paths.ts'
import { AppError } from '#server/http/app-error.ts'
import { formatFamily, type MetricFamily } from './metric-text.ts'

/** Simultaneous or frequent requests get the same figures. */
const keepMs = 5000

interface MetricsDependencies {
  /** Null when nothing is measured and the address does not exist. */
  token: string | null
  /** Figures from the database and elsewhere, read at every request. */
  readFamilies: () => Promise<MetricFamily[]>
}

export interface Metrics {
  countClientError: (kind: string) => void
}

/** Must run before the routes, because only routes registered later are measured. */
export async function openMetrics(
  app: FastifyInstance,
  { token, readFamilies }: MetricsDependencies,
): Promise<Metrics> {
  if (token === null) {
    app.get(metricsPath, () => {
      throw new AppError('not_found')
    })
    return { countClientError: () => {} }
  }

  // Loaded only where it is used, so that it does not slow down other starts.
  const { registerRequestMetrics } = await import('./request-metrics.ts')
  const { register, countClientError } = registerRequestMetrics(app)

  let kept: { at: number; families: Promise<MetricFamily[]> } | null = null
  const readKept = () => {
    const now = performance.now()
    if (kept === null || now - kept.at > keepMs) kept = { at: now, families: readFamilies() }
    return kept.families
  }

  app.get(metricsPath, async (request, reply) => {
    if (!isToken(token, request.headers.authorization)) {
      void reply.header('www-authenticate', 'Bearer')
      throw new AppError('unauthenticated', {
        message: 'This address needs the token that METRICS_TOKEN sets.',
      })
    }
    const families = await readKept()
    const text = [await register.metrics(), ...families.map(formatFamily)].join('\n')
    return reply.header('cache-control', 'no-store').type(register.contentType).send(text)
  })
  return { countClientError }
}

/** Compares hashes, so that the time taken reveals neither the token nor its length. */
function isToken(token: string, authorization: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
