import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isApiPath } from '#contract/paths.ts'

interface SecurityOptions {
  isHttps: boolean
  /** The inline scripts of our own pages, each allowed by its hash. Nothing else inline runs. */
  inlineScripts: readonly string[]
  /** All styles of the page. Omitted where parts of a screen add their own when they load. */
  inlineStyles?: readonly string[]
  /** Where videos come from, other than from us. */
  mediaOrigins?: readonly string[]
  /** Stripe's card form is loaded from there and connects to it. */
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
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers)
    // API answers are only for the client that asked. A route can override this.
    if (isApiPath(request.routeOptions.url ?? '')) void reply.header('cache-control', 'no-store')
    done()
  })
}

export function buildSecurityHeaders({
  isHttps,
  inlineScripts,
  inlineStyles,
  mediaOrigins = [],
  hasStripe = false,
}: SecurityOptions): Record<string, string> {
  const provider = hasStripe ? stripe : nothing
  const policy = [
    "default-src 'self'",
    ['script-src', "'self'", ...inlineScripts.map(allowByHash), ...provider.scripts].join(' '),
    // Dialogs and menus of the app lock the page's scrolling with their own style element.
    ['style-src', "'self'", ...(inlineStyles?.map(allowByHash) ?? ["'unsafe-inline'"])].join(' '),
    ["img-src 'self' data: blob:", ...provider.pictures].join(' '),
    "font-src 'self'",
    ...(mediaOrigins.length === 0 ? [] : [["media-src 'self'", ...mediaOrigins].join(' ')]),
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

function allowByHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
