import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formatCopyrightYears } from '#domain/content/copyright-years.ts'
import { describeOperator, type OperatorDetails } from './operator-details.ts'
import { buildRobots, buildSitemap } from './robots.ts'
import { chooseEncoding, prepareSiteFile, readSitePages, type SiteFile } from './site-files.ts'

interface SiteDependencies {
  webFolder: string
  publicUrl: string
  operator: OperatorDetails
  /** The headers of a page with these inline scripts and styles. */
  buildHeaders: (html: string) => Record<string, string>
  now: () => number
}

/** The pages that need no script, complete and compressed in memory, and the files for search engines. */
export function registerSiteRoutes(app: FastifyInstance, dependencies: SiteDependencies): void {
  const { webFolder, publicUrl, now } = dependencies
  for (const page of readSitePages(webFolder)) {
    const give = keepForAYear((year) => prepare(page.html, year))
    app.get(page.path, (request, reply) => {
      const { file, headers } = give(new Date(now()).getUTCFullYear())
      return sendSiteFile(request, reply.headers(headers), file)
    })
  }

  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(buildSitemap(publicUrl)),
  )
  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(buildRobots(publicUrl)),
  )

  function prepare(html: string, year: number) {
    const file = prepareSiteFile(html, {
      publicUrl,
      copyrightYears: formatCopyrightYears(year),
      ...describeOperator(dependencies.operator),
    })
    return { file, headers: dependencies.buildHeaders(file.html) }
  }
}

/** Built for the first visitor, and again when the year in the footer changes. */
function keepForAYear<Value>(make: (year: number) => Value): (year: number) => Value {
  let kept: { year: number; value: Value } | null = null
  return (year) => {
    if (kept?.year !== year) kept = { year, value: make(year) }
    return kept.value
  }
}

function sendSiteFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  void reply.headers({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
    etag: file.etag,
  })
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(file.bodies[encoding])
}
