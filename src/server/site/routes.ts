import type { FastifyInstance } from 'fastify'
import type { SendPage } from './prerendered-pages.ts'
import { buildRobots, buildSitemap } from './robots.ts'
import { readSitePages } from './site-files.ts'

interface SiteDependencies {
  webFolder: string
  publicUrl: string
  openPage: (html: string) => SendPage
  /** More addresses for the site map. */
  morePaths?: readonly string[]
}

/** The pages that need no script, and the files for search engines. */
export function registerSiteRoutes(app: FastifyInstance, dependencies: SiteDependencies): void {
  const { webFolder, publicUrl, openPage, morePaths } = dependencies
  for (const page of readSitePages(webFolder)) {
    const send = openPage(page.html)
    app.get(page.path, (request, reply) => send(request, reply))
  }

  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(buildSitemap(publicUrl, morePaths)),
  )
  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(buildRobots(publicUrl)),
  )
}
