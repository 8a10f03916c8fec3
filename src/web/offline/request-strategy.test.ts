import { describe, expect, test } from 'vitest'
import { pages, sitePages } from '#contract/paths.ts'
import {
  decideStrategy,
  findStoredPage,
  keptCacheName,
  listOutdatedCaches,
  nameStoredCache,
} from './request-strategy.ts'

const origin = 'https://planwright.example'
const stored = new Set(['/favicon.svg', '/assets/index-a1.js'])

function decide(path: string, { method = 'GET', mode = 'cors' } = {}) {
  return decideStrategy({ method, mode, url: new URL(path, origin).href }, { origin, stored })
}

describe('a page that is opened', () => {
  test.each(['/dashboard', '/workbook?planId=wb_1&step=3', '/workbook/'])(
    'comes from the stored copy at %s',
    (path) => {
      expect(decide(path, { mode: 'navigate' })).toBe('shell')
    },
  )

  test('comes from the server on every screen that is open to visitors, while the server can be reached', () => {
    const open = Object.values(pages).filter(({ access }) => access === 'everyone')
    for (const { path } of open) expect(decide(path, { mode: 'navigate' })).toBe('network-or-shell')
  })

  test('comes only from the server for the landing pages, a file, a reviewer’s link and an unknown address', () => {
    const paths = [
      ...Object.values(sitePages).map(({ path }) => path),
      '/sample-plan.pdf',
      '/review/AAAA',
      '/nowhere',
    ]
    for (const path of paths) expect(decide(path, { mode: 'navigate' })).toBe('pass')
  })
})

test('the stored page is the screen’s own, or the one in which any screen is drawn', () => {
  const files = { shell: '/account', pages: ['/login', '/dashboard', '/account'] }
  const paths = ['/login', '/dashboard/', '/workbook', '/signup', '/nowhere']
  expect(paths.map((path) => findStoredPage(path, files))).toEqual([
    '/login',
    '/dashboard',
    '/account',
    '/account',
    '/account',
  ])
})

describe('everything else', () => {
  test('is never answered for the API, not even when a page is opened there', () => {
    expect(decide('/api/auth/user')).toBe('pass')
    expect(decide('/api/logout', { mode: 'navigate' })).toBe('pass')
  })

  test('is passed on when it sends data or goes to another origin', () => {
    expect(decide('/workbook', { method: 'POST', mode: 'navigate' })).toBe('pass')
    expect(decide('https://js.stripe.com/v3')).toBe('pass')
  })

  test('is served from the store, or kept after the first request', () => {
    expect(decide('/assets/index-a1.js')).toBe('stored')
    expect(decide('/favicon.svg')).toBe('stored')
    expect(decide('/assets/noto-sans-jp-b2.woff')).toBe('keep')
    expect(decide('/og/landing.png')).toBe('pass')
  })
})

describe('when a version takes over', () => {
  test('the previous two stay for tabs that are still open, and older ones are deleted', () => {
    const [first, second, third, fourth] = ['1', '2', '3', '4'].map(nameStoredCache)
    const names = ['another-app', first, keptCacheName, second, third, fourth].map(String)
    expect(listOutdatedCaches(names, String(fourth))).toEqual([first])
    expect(listOutdatedCaches([String(first)], String(first))).toEqual([])
  })
})
