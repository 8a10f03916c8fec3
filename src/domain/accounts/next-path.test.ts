import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSafeNextPath } from './next-path.ts'

const origin = 'https://planwright.example'

describe('where to go after login', () => {
  test.each([
    '/dashboard',
    '/workbook?planId=wb_1&template=saas',
    '/',
    '/workbook?planId=a%2Fb#top',
    '/a.b/..c/...',
  ])('may be %s', (next) => {
    expect(findSafeNextPath(next)).toBe(next)
  })

  test.each([
    undefined,
    null,
    '',
    7,
    ['/dashboard'],
    'dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' /dashboard',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
    '/a//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/../../evil',
    '/%2e%2e/evil',
    '/.%2E/evil',
    '/x%0d%0aSet-Cookie:a=b',
    '/x%00',
    '/x%',
    '/x?a=%ff',
    '/／evil.example',
    `/${'x'.repeat(2048)}`,
  ])('may not be %j', (next) => {
    expect(findSafeNextPath(next)).toBeNull()
  })

  test('is always a path on this site, however the URL is parsed', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2f',
      '%5C',
      '%25',
      '%2e',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\r',
      'evil.example',
      'https:',
      'a',
      '\u200B',
      '／',
    )
    const hostile = fc
      .array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 })
      .map((all) => all.join(''))
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((rest) => `/${rest}`),
          fc.anything(),
        ),
        (next) => {
          const safe = findSafeNextPath(next)
          if (safe === null) return
          expect(safe).toMatch(/^\/(?![/\\])/)
          expect(new URL(safe, origin).origin).toBe(origin)
          expect(new URL(decodeURIComponent(safe.replace(/[?#].*/, '')), origin).origin).toBe(origin)
        },
      ),
      { numRuns: 5000 },
    )
  })
})
