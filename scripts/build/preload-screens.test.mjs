import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { buildPreloadScript, stepNames } from './preload-screens.mjs'

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
  'src/web/dashboard/dashboard-screen.tsx': part('dashboard'),
  'src/web/app/advised-workbook.tsx': part('workbook'),
  'src/domain/plan/templates/saas.ts': part('saas'),
  'src/domain/plan/templates/ecommerce.ts': part('ecommerce'),
  ...Object.fromEntries(stepNames.map((name) => [`src/web/workbook/steps/${name}-form.tsx`, part(name)])),
}

/**
 * What the page would fetch at an address.
 * @param {string} address
 */
function listPreloads(address) {
  const { pathname, search } = new URL(address, 'https://example.com')
  /** @type {string[]} */
  const fetched = []
  runInNewContext(buildPreloadScript(manifest), {
    location: { pathname, search },
    URLSearchParams,
    document: {
      createElement: () => ({}),
      head: { append: (/** @type {{ href: string }} */ { href }) => fetched.push(href) },
    },
  })
  return fetched
}

describe('what the page fetches before its program runs', () => {
  test('is nothing where nobody has to be signed in', () => {
    expect(listPreloads('/')).toEqual([])
    expect(listPreloads('/login?next=/workbook')).toEqual([])
  })

  test('is who is signed in and the screen, without what the page loads anyway', () => {
    const dashboard = ['/api/auth/user', '/assets/dashboard.js', '/assets/shared.js']
    expect(listPreloads('/dashboard')).toEqual(dashboard)
    expect(listPreloads('/dashboard/')).toEqual(dashboard)
  })

  test('is the form of the step too, each file once', () => {
    expect(listPreloads('/workbook?planId=wb_1&step=5')).toEqual([
      '/api/auth/user',
      '/assets/workbook.js',
      '/assets/shared.js',
      '/assets/customer-personas.js',
    ])
    expect(listPreloads('/workbook?planId=wb_1&step=99')).toHaveLength(3)
  })

  test('is the first step and the template for a new plan', () => {
    expect(listPreloads('/workbook?template=ecommerce').slice(3)).toEqual([
      '/assets/business-idea.js',
      '/assets/ecommerce.js',
    ])
    expect(listPreloads('/workbook?template=spaceship').slice(3)).toEqual([
      '/assets/business-idea.js',
      '/assets/saas.js',
    ])
  })
})

test('a part that was not built breaks the build', () => {
  const { 'src/web/app/advised-workbook.tsx': _workbook, ...rest } = manifest
  expect(() => buildPreloadScript(rest)).toThrow('Nothing built is called src/web/app/advised-workbook.tsx')
})
