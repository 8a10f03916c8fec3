import { describe, expect, test } from 'vitest'
import { buildSecurityHeaders } from './security-headers.ts'

const readPolicy = (hasStripe: boolean) =>
  buildSecurityHeaders({ isHttps: true, inlineScripts: [], hasStripe })['content-security-policy'] ?? ''

describe('the content security policy', () => {
  test('allows Stripe’s card form when Stripe is configured', () => {
    const policy = readPolicy(true)
    expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com/)
    expect(policy).toMatch(/frame-src [^;]*https:\/\/js\.stripe\.com [^;]*https:\/\/hooks\.stripe\.com/)
    expect(policy).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com/)
  })

  test('allows inline code only by its hash when the page’s styles are known', () => {
    const policy = buildSecurityHeaders({ isHttps: true, inlineScripts: ['start()'], inlineStyles: ['a{}'] })[
      'content-security-policy'
    ]
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).not.toContain('unsafe-inline')
  })

  test('does not allow Stripe otherwise', () => {
    expect(readPolicy(false)).not.toContain('stripe')
  })
})
