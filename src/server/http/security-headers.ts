import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

interface SecurityOptions {
  isHttps: boolean
  /** The inline scripts of our own pages, each allowed by its hash. Nothing else inline runs. */
  inlineScripts: readonly string[]
  /** The card form of Stripe comes from there, and talks to it. */
  hasStripe?: boolean
}

const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com']
const stripe = {
  scripts: stripeScripts,
  frames: [...stripeScripts, 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
  pictures: ['https://*.stripe.com'],
}
const nothing = { scripts: [], frames: [], calls: [], pictures: [] }

export function registerSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}

export function buildSecurityHeaders({
  isHttps,
  inlineScripts,
  hasStripe = false,
}: SecurityOptions): Record<string, string> {
  const provider = hasStripe ? stripe : nothing
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const policy = [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes, ...provider.scripts].join(' '),
    // Dialogs and menus lock the page's scrolling with a style element of their own.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...provider.pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...provider.calls].join(' '),
    "worker-src 'self'",
    ["frame-src 'self' blob:", ...provider.frames].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
