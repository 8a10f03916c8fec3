import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { buildPreloadScript } from './preload-screens.mjs'

/** @param {string} name */
const part = (name) => ({
  file: `assets/${name}.js`,
  imports: ['_shared.js', 'index.html'],
  isDynamicEntry: true,
})

/** @type {import('../size/manifest-closure.mjs').Manifest} */
const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'login.tsx': part('login'),
  'dashboard.tsx': part('dashboard'),
  'workbook.tsx': part('workbook'),
  'idea-form.tsx': part('idea'),
  'market-form.tsx': part('market'),
  'saas.ts': part('saas'),
  'ecommerce.ts': part('ecommerce'),
}

const firstParts = {
  screens: [
    { path: '/login', access: 'everyone', part: 'login.tsx' },
    { path: '/dashboard', access: 'authenticated', part: 'dashboard.tsx' },
    { path: '/workbook', access: 'authenticated', part: 'workbook.tsx' },
  ],
  steps: [{ part: 'idea-form.tsx' }, { part: 'market-form.tsx' }],
  templates: [
    { id: 'saas', part: 'saas.ts' },
    { id: 'ecommerce', part: 'ecommerce.ts' },
  ],
  loginPath: '/login',
  workbookPath: '/workbook',
  currentUserPath: '/api/me',
  sessionHintName: 'signed_in',
  lastUserKey: 'lastUser',
  defaultTemplateId: 'saas',
  searchParameters: { planId: 'planId', template: 'template', step: 'step' },
}

/**
 * What the page would fetch at an address.
 * @param {string} address
 * @param {{ cookie?: string, lastUser?: string | null }} [visitor]
 */
function listPreloads(address, { cookie = 'theme=dark; __Host-signed_in=1', lastUser = null } = {}) {
  const { pathname, search } = new URL(address, 'https://example.com')
  /** @type {string[]} */
  const fetched = []
  runInNewContext(buildPreloadScript(manifest, firstParts), {
    location: { pathname, search },
    URLSearchParams,
    localStorage: { getItem: () => lastUser },
    document: {
      cookie,
      createElement: () => ({}),
      head: { append: (/** @type {{ href: string }} */ { href }) => fetched.push(href) },
    },
  })
  return fetched
}

describe('what the page fetches before its program runs', () => {
  test('is nothing at an address without a screen', () => {
    expect(listPreloads('/')).toEqual([])
    expect(listPreloads('/no/such/page')).toEqual([])
  })

  test('is the screen, without the files that the page loads anyway', () => {
    expect(listPreloads('/login?next=/workbook')).toEqual(['/assets/login.js', '/assets/shared.js'])
  })

  test('includes the current user where a login is required', () => {
    const dashboard = ['/api/me', '/assets/dashboard.js', '/assets/shared.js']
    expect(listPreloads('/dashboard')).toEqual(dashboard)
    expect(listPreloads('/dashboard/')).toEqual(dashboard)
  })

  test('does not include the current user for a visitor who never signed in', () => {
    const visitor = { cookie: 'theme=dark' }
    expect(listPreloads('/dashboard', visitor)).toEqual(['/assets/dashboard.js', '/assets/shared.js'])
    expect(listPreloads('/dashboard', { ...visitor, lastUser: '{}' })[0]).toBe('/api/me')
  })

  test('includes the form of the step, each file once', () => {
    expect(listPreloads('/workbook?planId=wb_1&step=2')).toEqual([
      '/api/me',
      '/assets/workbook.js',
      '/assets/shared.js',
      '/assets/market.js',
    ])
    expect(listPreloads('/workbook?planId=wb_1&step=99')).toHaveLength(3)
  })

  test('is the first step and the template for a new plan', () => {
    expect(listPreloads('/workbook?template=ecommerce').slice(3)).toEqual([
      '/assets/idea.js',
      '/assets/ecommerce.js',
    ])
    expect(listPreloads('/workbook?template=spaceship').slice(3)).toEqual([
      '/assets/idea.js',
      '/assets/saas.js',
    ])
  })
})

test('a part that was not built breaks the build', () => {
  const { 'workbook.tsx': _workbook, ...rest } = manifest
  expect(() => buildPreloadScript(rest, firstParts)).toThrow('Nothing built is called workbook.tsx')
})
