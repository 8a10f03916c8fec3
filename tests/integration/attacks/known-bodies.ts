import { paidLesson } from '#tests/integration/course-folder.ts'
import { aSave } from '#tests/integration/test-plans.ts'

/** What an attacker may know or guess about someone: names and numbers, but no secrets. */
export interface Known {
  username: string
  planIds: readonly string[]
  paymentIds: readonly string[]
  /** From the attacker's own payment. */
  clientSecret: string
  /** The victim's link, and one of the attacker's own with its tokens. */
  linkIds: readonly string[]
  tokens: Readonly<Record<string, string>>
}

/** A valid request for each route. The fuzzed ones differ from it in a few places. */
export function makeBodies(known: Known): Readonly<Record<string, Record<string, unknown>>> {
  const { username, planIds, paymentIds, clientSecret } = known
  const [planId] = planIds
  const [paymentIntentId] = paymentIds
  const plan = { currentStep: '3', workbookData: aSave().data, template: 'saas' }
  const password = 'a guess at it'
  return {
    '/api/auth/login': { username, password },
    '/api/auth/register': {
      username: 'fuzzed',
      password,
      email: 'fuzzed@example.com',
      firstName: 'F',
      lastName: 'Z',
      couponCode: 'WELCOME',
    },
    '/api/auth/forgot-password': { emailOrUsername: username },
    '/api/auth/reset-password': { token: 'a'.repeat(43), newPassword: password },
    '/api/account': { currentPassword: password },
    '/api/account/profile': { firstName: 'Eve', lastName: 'Fuzz' },
    '/api/account/email': { email: 'other@example.com', currentPassword: password },
    '/api/account/confirm-email': { token: 'a'.repeat(43) },
    '/api/account/password': { currentPassword: password, newPassword: 'another guess' },
    '/api/workbooks': { ...aSave(), id: planId },
    '/api/ai/suggestions': plan,
    '/api/ai/review-findings': plan,
    '/api/ai/quick-action': {
      action: 'What is missing?',
      ...plan,
      history: [{ type: 'user', content: 'Hi' }],
    },
    '/api/create-payment-intent': {
      amount: 97,
      email: 'buyer@example.com',
      attemptKey: 'fuzzed-attempt-key-1',
    },
    '/api/create-course-payment-intent': {
      amount: 197,
      email: 'buyer@example.com',
      discountPercent: 0,
      attemptKey: 'fuzzed-attempt-key-2',
    },
    '/api/payment-state': { clientSecret },
    '/api/get-credentials': { paymentIntentId },
    '/api/stripe/webhook': {
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      data: { object: { id: paymentIntentId, object: 'payment_intent', status: 'succeeded' } },
    },
    '/api/sandbox/confirm': {
      clientSecret,
      card: { number: '4242424242424242', expiry: '12/34', cvc: '123' },
    },
    '/api/sandbox/bank': {
      payment_intent: paymentIntentId,
      payment_intent_client_secret: clientSecret,
      answer: 'complete',
    },
    '/api/course/plan': { planId, title: 'Bakery' },
    '/api/course/lessons/:slug/check': { planId: 'wb_1', template: 'saas', data: aSave().data },
    '/api/course/questions': {
      lesson: paidLesson,
      text: 'Why?',
      plan: { title: 'Bakery', template: 'saas', data: aSave().data },
    },
    '/api/shares/:id': {
      planId,
      name: 'Dana',
      mayComment: true,
      endsAt: '2026-12-01T00:00:00.000Z',
      readHash: 'a'.repeat(43),
      commentHash: 'b'.repeat(43),
      copy: 'AAAA',
    },
    '/api/shares/:id/copy': { version: 2, copy: 'AAAA' },
    '/api/shares/:id/events': { id: 'e'.repeat(22), sealed: 'AAAA' },
    '/api/client-errors': {
      kind: 'error',
      name: 'TypeError',
      message: 'x is not a function',
      frames: [],
      path: '/login',
      build: 'app.js',
    },
  }
}
