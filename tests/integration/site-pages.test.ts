import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SitePageName, sitePages } from '#contract/paths.ts'
import { listInlineScripts, listInlineStyles } from '#server/http/inline-parts.ts'
import { buildSecurityHeaders } from '#server/http/security-headers.ts'
import { createPrerenderedPages } from '#server/site/prerendered-pages.ts'
import { registerSiteRoutes } from '#server/site/routes.ts'
import { smallCourse } from '#tests/builders/small-course.ts'
import { renderSitePage } from '#web/app/prerendered-pages.tsx'

const publicUrl = 'https://plans.example'
const clock = { now: Date.UTC(2026, 10, 16) }
let folder: string
let app: FastifyInstance

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'planwright-site-'))
  mkdirSync(path.join(folder, 'site'))
  for (const name of Object.keys(sitePages) as SitePageName[]) {
    const html = renderSitePage(name, {
      style: { text: 'a{color:red}' },
      script: { text: 'start()' },
      fonts: [],
      findPicture: (file) => `/assets/${file}`,
      socialPictures: new Set(['landing']),
      samplePlan: null,
      course: smallCourse,
      courseVideos: 0,
    })
    writeFileSync(path.join(folder, 'site', `${name}.html`), html)
  }
  app = Fastify()
  const openPage = createPrerenderedPages({
    publicUrl,
    operator: { name: 'Ada <& Co>', address: null, email: 'hello@plans.example' },
    buildHeaders: (html) =>
      buildSecurityHeaders({
        isHttps: true,
        inlineScripts: listInlineScripts(html),
        inlineStyles: listInlineStyles(html),
      }),
    now: () => clock.now,
  })
  registerSiteRoutes(app, { webFolder: folder, publicUrl, openPage, morePaths: ['/learn/first'] })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

describe('a page that needs no script', () => {
  test('arrives complete, with hero, price and working links', async () => {
    const { body, headers } = await get('/')
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(body).toContain('Write the plan a bank says yes to.')
    expect(body).toMatch(/<a href="\/checkout"[^>]*>START NOW - \$97<\/a>/)
    expect(body).toContain('<a href="/login"')
  })

  test('uses the public address in everything that links to it from outside', async () => {
    const { body } = await get('/course')
    expect(body).toContain('<link rel="canonical" href="https://plans.example/course"/>')
    expect(body).toContain('"url":"https://plans.example/course"')
    expect(body).not.toMatch(/%[A-Z_]+%/)
  })

  test('allows its own script and styles by their hashes, and nothing else inline', async () => {
    const { body, headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const scripts = listInlineScripts(body)
    expect(scripts).toHaveLength(2)
    for (const text of [...scripts, ...listInlineStyles(body)]) expect(policy).toContain(hashOf(text))
    expect(policy).not.toContain('unsafe-inline')
  })

  test('is compressed for browsers that support it, and not sent twice', async () => {
    const packed = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await get('/')).body)
    const again = await get('/', { 'if-none-match': String(packed.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('updates the year in its footer', async () => {
    expect((await get('/')).body).toContain('© 2025–2026 Planwright')
    clock.now = Date.UTC(2027, 0, 1)
    expect((await get('/')).body).toContain('© 2025–2027 Planwright')
  })
})

test.each(['/terms', '/privacy', '/refunds'])(
  '%s names the operator, and shows what is missing',
  async (url) => {
    const { body } = await get(url)
    expect(body).toContain('Ada &lt;&amp; Co&gt;')
    expect(body).toContain('<a href="mailto:hello@plans.example">hello@plans.example</a>')
    expect(body).toContain('<mark>[your address: set OPERATOR_ADDRESS]</mark>')
  },
)

describe('search engines', () => {
  test('find the pages in the site map, at the public address', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toContain('xml')
    expect(Array.from(body.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address)).toEqual([
      'https://plans.example/',
      'https://plans.example/course',
      'https://plans.example/terms',
      'https://plans.example/privacy',
      'https://plans.example/refunds',
      'https://plans.example/learn/first',
    ])
  })

  test('find the site map and the excluded pages in robots.txt', async () => {
    const { body } = await get('/robots.txt')
    expect(body).toContain('Sitemap: https://plans.example/sitemap.xml')
    expect(body).toContain('Disallow: /api')
    expect(body).toContain('Disallow: /dashboard')
    expect(body).not.toMatch(/Disallow: \/(course|login)?$/m)
  })
})
