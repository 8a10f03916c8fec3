import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { apiPaths } from '#contract/paths.ts'
import { createBuyerAccounts } from './accounts/buyer-accounts.ts'
import type { KnownDevices } from './accounts/known-devices.ts'
import { createSignIn } from './accounts/sign-in.ts'
import type { OpenPayments } from './adapters/payments/open-payments.ts'
import type { PaymentProvider } from './adapters/payments/payment-provider.ts'
import { startSandboxWebhooks } from './adapters/payments/sandbox-webhooks.ts'
import { createReceiptMails } from './commerce/receipt-mails.ts'
import { startReconciler } from './commerce/reconciler.ts'
import { registerCommerceRoutes } from './commerce/routes.ts'
import { registerSandboxRoutes } from './commerce/sandbox-routes.ts'
import type { SettleDependencies } from './commerce/settle-payment.ts'
import { registerWebhookRoutes } from './commerce/webhook-routes.ts'
import type { Database } from './database/database.ts'
import type { Authentication } from './http/authentication.ts'
import { createSessionCookie, type SessionCookie } from './http/session-cookie.ts'
import type { RateLimiter } from './rate-limits/rate-limiter.ts'
import { noteTaskRun } from './tasks/task-run-store.ts'

interface OrderServicesDependencies {
  database: Database
  payments: PaymentProvider
  publicUrl: string
  now: () => number
  wakeMail: () => void
  log: SettleDependencies['log']
}

/** Combines accounts and mail with selling, for the server and for the operator's commands. */
export function createOrderServices(dependencies: OrderServicesDependencies) {
  const buyers = createBuyerAccounts(dependencies)
  return { ...dependencies, buyers, ...createReceiptMails(dependencies) } satisfies SettleDependencies
}

interface CommerceDependencies extends Omit<OrderServicesDependencies, 'payments' | 'log'> {
  payments: OpenPayments
  cookie: SessionCookie
  knownDevices: KnownDevices
  authentication: Authentication
  rateLimiter: RateLimiter
  isHttps: boolean
}

export async function composeCommerce(
  app: FastifyInstance,
  dependencies: CommerceDependencies,
): Promise<void> {
  const { database, rateLimiter, authentication, isHttps, payments } = dependencies
  const orderServices = createOrderServices({ ...dependencies, payments: payments.provider, log: app.log })
  const signIn = createSignIn(dependencies)

  registerCommerceRoutes(app, {
    ...orderServices,
    authentication,
    rateLimiter,
    checkoutCookie: createSessionCookie({ isHttps, name: 'checkout' }),
    signInUnclaimed: async (request, reply, userId) => {
      const owner = await orderServices.buyers.findUnclaimed(database, userId)
      return owner && signIn(request, reply, owner)
    },
  })
  await registerWebhookRoutes(app, orderServices)
  const { sandbox } = payments
  if (sandbox !== null)
    await registerSandboxRoutes(app, { database, payments: sandbox.payments, rateLimiter })

  // Only a listening server has work to pick up, and an address that webhooks can reach.
  const stops: (() => Promise<void>)[] = []
  app.addHook('onListen', (done) => {
    stops.push(
      startReconciler(orderServices, {
        onReconciled: () => noteTaskRun(database, 'reconcile', orderServices.now()),
      }).stop,
    )
    const address = findOwnAddress(app)
    if (sandbox !== null && address !== null) {
      const delivery = {
        ...sandbox.dependencies,
        address: `${address}${apiPaths.stripeWebhook}`,
        log: app.log,
      }
      stops.push(startSandboxWebhooks(delivery).stop)
    }
    done()
  })
  // Runs before the connections close. Otherwise a webhook to this server and the shutdown would wait for each
  // other.
  app.addHook('preClose', async () => {
    await Promise.all(stops.map((stop) => stop()))
  })
}

/** The address of this process itself, whatever proxy is in front of it. */
function findOwnAddress(app: FastifyInstance): string | null {
  const bound: AddressInfo | string | null = app.server.address()
  if (bound === null || typeof bound === 'string') return null
  const { address, family, port } = bound
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`
}
