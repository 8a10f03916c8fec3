import { apiPrefix, pages, sitePages } from '#contract/paths.ts'

/** The pages that people should find. Legal pages are included, because people search for them by name. */
export function buildSitemap(publicUrl: string, morePaths: readonly string[] = []): string {
  const paths = [...Object.values(sitePages).map(({ path }) => path), ...morePaths]
  const entries = paths.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** Screens behind a login or a payment have nothing to index. */
export function buildRobots(publicUrl: string): string {
  const hidden = [
    apiPrefix,
    ...Object.values(pages)
      .filter(({ path }) => path !== pages.login.path && path !== pages.signUp.path)
      .map(({ path }) => path),
  ]
  return [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
