import { describe, expect, test } from 'vitest'
import { type SitePageName, sitePages } from '#contract/paths.ts'
import { landingContent } from '#domain/page-texts/landing.ts'
import { smallCourse } from '#tests/builders/small-course.ts'
import type { SiteAssets } from '#web/site/site-assets.ts'
import { renderSitePage } from './prerendered-pages.tsx'

const assets: SiteAssets = {
  style: { text: 'a{color:red}' },
  script: { text: 'start()' },
  fonts: ['/assets/sans.woff2'],
  findPicture: (file) => `/assets/${file}`,
  socialPictures: new Set(['landing']),
  samplePlan: { href: '/sample-plan.pdf', bytes: 148_544, pages: 12 },
  course: smallCourse,
  courseVideos: 2,
}

const render = (name: SitePageName, more: Partial<SiteAssets> = {}) =>
  renderSitePage(name, { ...assets, ...more })

/** The text that a person reads, without the parts for browsers and search engines. */
const readText = (html: string) =>
  html
    .replaceAll(/<(script|style|template)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')

const names = Object.keys(sitePages) as SitePageName[]

describe.each(names)('the %s page', (name) => {
  const html = render(name)

  test('is a complete document with one heading, a title, a description and its canonical URL', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en"><head>/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]{10,70}<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{50,170}"/)
    expect(html).toContain(`<link rel="canonical" href="%PUBLIC_URL%${sitePages[name].path}"/>`)
  })

  test('links to sign-in and to the legal pages, and loads nothing from other sites', () => {
    for (const path of ['/login', '/terms', '/privacy', '/refunds']) expect(html).toContain(`href="${path}"`)
    const fetched = html.matchAll(
      /<(?:script|img|link|source|iframe)[^>]*\s(?:src|href|srcset)="(https?:[^"]*)"/gi,
    )
    expect([...fetched].map(([, address]) => address)).toEqual([])
  })

  test('has no style attributes, which its content security policy would forbid', () => {
    expect(html).not.toMatch(/<[^>]+\sstyle="/)
  })

  test('shows the footer’s years', () => {
    expect(readText(html)).toContain('© %COPYRIGHT_YEARS% Planwright')
  })
})

describe('the landing page', () => {
  const html = render('landing')
  const text = readText(html)

  test('has its sections, in the landing page’s own wording', () => {
    for (const { name } of landingContent.steps.items) expect(text).toContain(name)
    expect(landingContent.steps.items).toHaveLength(12)
    expect(landingContent.features.items).toHaveLength(6)
    for (const part of ['START NOW - $97', 'Business package', '10K+', '95%', 'Coffee Shop Template'])
      expect(text).toContain(part)
  })

  test('lists the six features of the pricing card', () => {
    for (const feature of [
      'AI copilot',
      '12-step framework',
      '4 business model templates',
      'Financial modeling tools',
      'PDF export',
      'Lifetime access',
    ])
      expect(text).toContain(feature)
  })

  test('links to the checkout from every purchase button without a script', () => {
    const links = html.match(/<a [^>]*data-purchase[^>]*>/g) ?? []
    expect(links).toHaveLength(3)
    for (const link of links) expect(link).toContain('href="/checkout"')
  })

  test('answers the questions that buyers ask', () => {
    for (const question of ['What happens if I stop paying?', 'Who sees my plan?', 'Can I get my data out?'])
      expect(html).toMatch(new RegExp(`<summary[^>]*>${question.replace('?', String.raw`\?`)}`))
  })

  test('links the sample plan with its size, and omits the link when there is none', () => {
    expect(text).toContain('(12 pages, 149 kB)')
    expect(render('landing', { samplePlan: null })).not.toContain('.pdf')
  })

  test('describes the product, its price and the questions for search engines', () => {
    const data = listData(html)
    expect(data).toMatchObject([
      { '@type': 'Product', offers: { price: '97.00', priceCurrency: 'USD', url: '%PUBLIC_URL%/' } },
      { '@type': 'FAQPage' },
    ])
  })

  test('has a picture for links to it when one exists', () => {
    expect(html).toContain('content="%PUBLIC_URL%/og/landing.png"')
    expect(render('course')).not.toContain('og:image')
  })
})

describe('the course page', () => {
  const html = render('course')
  const text = readText(html)

  test('has all its prices and the guarantee', () => {
    expect(html).toMatch(/<s>\$997<\/s>/)
    expect(text).toContain('$197')
    expect(text).toContain('The price will rise to $397.')
    expect(text).toContain('30-day money-back guarantee')
    expect(text).toContain('$294')
    expect(html.match(/<a href="\/checkout-course" data-purchase/g)).toHaveLength(3)
  })

  test('lists the lessons and counts them, and links to the free one', () => {
    expect(text).toContain('3 lessons, 26 minutes, 2 videos, and the time you take to write.')
    expect(text).toMatch(/Part 1 Steps 1 and 2 Idea Say it\. The lesson one 8 min/)
    expect(text).toMatch(/Part 2 Step 8 Money/)
    expect(html).toContain('href="/learn/one"')
    expect(html).not.toContain('href="/learn/two"')
    expect(render('course', { courseVideos: 0 })).not.toContain(' videos')
  })

  test('shows what the certificate looks like, marked as a sample', () => {
    expect(text).toContain('Sample of the certificate')
  })

  test('has the exit offer, closed, with a name and description, at the price that is charged', () => {
    const dialog = /<dialog[\s\S]*<\/dialog>/.exec(html)?.[0] ?? ''
    expect(dialog).toMatch(/^<dialog [^>]*aria-labelledby="exit-offer" aria-describedby="exit-offer-text"/)
    expect(dialog).not.toMatch(/^<dialog[^>]*\sopen=/)
    expect(readText(dialog)).toContain('Take 25% off the course $147.75 instead of $197')
    expect(dialog).toContain('data-accept-offer="25"')
  })

  test('describes the course for search engines', () => {
    expect(listData(html)[0]).toMatchObject({ '@type': 'Course', offers: { price: '197.00' } })
  })
})

test('the legal pages name the operator', () => {
  for (const name of ['terms', 'privacy', 'refunds'] as const) {
    const text = readText(render(name, { script: null }))
    for (const mark of ['%OPERATOR_NAME%', '%OPERATOR_ADDRESS%', '%OPERATOR_EMAIL%'])
      expect(text).toContain(mark)
  }
})

function listData(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return Array.from(blocks, ([, json]) => JSON.parse(json ?? '') as unknown)
}
