import { aSave, named } from '#tests/integration/test-plans.ts'
import { freeLesson, paidLesson } from '#tests/integration/course-folder.ts'
import { makeAttemptKey } from '#tests/integration/payment-setup.ts'
import { sharingRows } from './access-matrix-sharing.ts'
import { buyers, everyone, type MatrixRow, ownersOnly, signedIn, type Statuses } from './access-statuses.ts'

/** Only the owner has the course. */
const learners = (status: number): Statuses => ({ ...everyone(403), visitor: 401, owner: status })
const plan = { currentStep: '1', workbookData: {}, template: 'saas' }
const guess = 'a'.repeat(43)
const card = { number: '4242424242424242', expiry: '12/34', cvc: '123' }
const unusedName = () => `somebody${makeAttemptKey().replaceAll('-', '')}`

export const matrix: readonly MatrixRow[] = [
  { route: 'GET /api/auth/user', request: () => ({}), statuses: signedIn(200) },
  {
    route: 'POST /api/auth/login',
    request: ({ owner: { username } }) => ({ body: { username, password: 'not the right one' } }),
    statuses: everyone(401),
  },
  {
    route: 'POST /api/auth/register',
    request: () => {
      const username = unusedName()
      return { body: { username, email: `${username}@example.com`, password: 'long enough' } }
    },
    statuses: everyone(201),
  },
  {
    route: 'POST /api/auth/check-coupon',
    request: () => ({ body: { couponCode: guess } }),
    statuses: everyone(400),
  },
  {
    route: 'POST /api/auth/forgot-password',
    request: ({ owner }) => ({ body: { emailOrUsername: owner.username } }),
    statuses: everyone(200),
  },
  {
    route: 'POST /api/auth/reset-password',
    request: () => ({ body: { token: guess, newPassword: 'long enough' } }),
    statuses: everyone(400),
  },
  { route: 'GET /api/logout', request: () => ({}), statuses: everyone(303) },

  { route: 'GET /api/account', request: () => ({}), statuses: signedIn(200) },
  {
    route: 'DELETE /api/account',
    request: ({ asker }) => ({ body: { currentPassword: asker?.password } }),
    statuses: signedIn(204),
  },
  {
    route: 'PATCH /api/account/profile',
    request: ({ owner }) => ({ body: { firstName: 'Eve', id: owner.id, userId: owner.id } }),
    statuses: signedIn(200),
  },
  {
    route: 'POST /api/account/email',
    request: ({ asker }) => ({
      body: { email: `${unusedName()}@example.com`, currentPassword: asker?.password },
    }),
    statuses: signedIn(202),
  },
  {
    route: 'POST /api/account/confirm-email',
    request: () => ({ body: { token: guess } }),
    statuses: signedIn(400),
  },
  {
    route: 'POST /api/account/password',
    request: ({ asker }) => ({
      body: { currentPassword: asker?.password, newPassword: 'another long one' },
    }),
    statuses: signedIn(200),
  },
  { route: 'DELETE /api/account/sessions', request: () => ({}), statuses: signedIn(200) },
  {
    route: 'DELETE /api/account/sessions/:id',
    request: ({ sessionId }) => ({ path: `/api/account/sessions/${sessionId}` }),
    statuses: { ...signedIn(404), owner: 204 },
  },
  { route: 'GET /api/account/export', request: () => ({}), statuses: signedIn(200) },

  {
    route: 'GET /api/workbooks',
    request: () => ({}),
    statuses: { ...signedIn(200), unentitled: 402 },
  },
  {
    route: 'POST /api/workbooks',
    what: 'with the id of the owner’s plan',
    request: ({ planId, revision }) => ({
      body: { ...aSave(), id: planId, revision, ...named('Other words') },
    }),
    statuses: buyers(200),
  },
  {
    route: 'GET /api/workbooks/:id',
    request: ({ planId }) => ({ path: `/api/workbooks/${planId}` }),
    statuses: ownersOnly(200),
  },
  {
    route: 'DELETE /api/workbooks/:id',
    request: ({ planId }) => ({ path: `/api/workbooks/${planId}` }),
    statuses: ownersOnly(204),
  },
  {
    route: 'GET /api/workbooks/:id/versions',
    request: ({ planId }) => ({ path: `/api/workbooks/${planId}/versions` }),
    statuses: ownersOnly(200),
  },
  {
    route: 'GET /api/workbooks/:id/versions/:revision',
    request: ({ planId, revision }) => ({ path: `/api/workbooks/${planId}/versions/${revision}` }),
    statuses: ownersOnly(200),
  },
  {
    route: 'POST /api/workbooks/:id/restore',
    request: ({ deletedId }) => ({ path: `/api/workbooks/${deletedId}/restore` }),
    statuses: ownersOnly(200),
  },
  {
    route: 'GET /api/deleted-workbooks',
    request: () => ({}),
    statuses: { ...signedIn(200), unentitled: 402 },
  },
  ...ownPlanRows(),

  { route: 'POST /api/ai/suggestions', request: () => ({ body: plan }), statuses: buyers(200) },
  { route: 'POST /api/ai/review-findings', request: () => ({ body: plan }), statuses: buyers(200) },
  {
    route: 'POST /api/ai/quick-action',
    request: () => ({ body: { action: 'What is missing?', ...plan } }),
    statuses: buyers(200),
  },

  {
    route: 'POST /api/create-payment-intent',
    request: () => ({ body: { amount: 97, email: `${unusedName()}@example.com` } }),
    statuses: everyone(200),
  },
  {
    route: 'POST /api/create-course-payment-intent',
    request: () => ({ body: { amount: 197, email: `${unusedName()}@example.com` } }),
    statuses: everyone(200),
  },
  {
    route: 'POST /api/payment-state',
    request: () => ({ body: { clientSecret: guess } }),
    statuses: everyone(200),
  },
  {
    route: 'POST /api/get-credentials',
    request: ({ paymentIntentId }) => ({ body: { paymentIntentId } }),
    // The owner's browser learns that it is not paid yet. Other browsers learn nothing.
    statuses: { ...everyone(403), owner: 404 },
  },
  { route: 'POST /api/stripe/webhook', request: () => ({ body: {} }), statuses: everyone(400) },
  {
    route: 'POST /api/sandbox/confirm',
    request: () => ({ body: { clientSecret: guess, card } }),
    statuses: everyone(404),
  },
  {
    route: 'GET /api/sandbox/bank',
    request: ({ paymentIntentId }) => ({
      path: `/api/sandbox/bank?payment_intent=${paymentIntentId}&payment_intent_client_secret=${guess}`,
    }),
    statuses: everyone(404),
  },
  {
    route: 'POST /api/sandbox/bank',
    request: ({ paymentIntentId }) => ({
      body: {
        payment_intent: paymentIntentId,
        payment_intent_client_secret: guess,
        answer: 'complete',
      },
    }),
    statuses: everyone(404),
  },

  ...courseRows(),
  ...sharingRows,

  { route: 'GET /api/settings', request: () => ({}), statuses: everyone(200) },
  { route: 'GET /api/health', request: () => ({}), statuses: everyone(200) },
  { route: 'GET /api/ready', request: () => ({}), statuses: everyone(200) },
  {
    route: 'POST /api/client-errors',
    request: () => ({
      body: { kind: 'error', name: 'TypeError', message: 'x', frames: [], path: '/login', build: 'app.js' },
    }),
    statuses: everyone(204),
  },
  { route: 'GET /metrics', request: () => ({}), statuses: everyone(401) },
]

/** The classroom asks for the course, whether or not the tool must be bought. */
function courseRows(): MatrixRow[] {
  const at = (route: string, path: string, statuses: Statuses, body?: unknown): MatrixRow => ({
    route,
    what: path,
    request: () => ({ path, body }),
    statuses,
  })
  const inLesson = (slug: string, what: string) => `/api/course/lessons/${slug}/${what}`
  return [
    { route: 'GET /api/course', request: () => ({}), statuses: learners(200) },
    {
      route: 'PUT /api/course/plan',
      request: ({ planId }) => ({ body: { planId, title: 'Bakery' } }),
      statuses: learners(204),
    },
    at('POST /api/course/lessons/:slug/visit', inLesson(paidLesson, 'visit'), learners(204)),
    {
      route: 'POST /api/course/lessons/:slug/check',
      request: ({ planId }) => ({ path: inLesson(paidLesson, 'check'), body: { planId } }),
      statuses: learners(200),
    },
    at('GET /api/course/lessons/:slug/worksheet', inLesson(paidLesson, 'worksheet'), learners(200)),
    at('GET /api/course/lessons/:slug/worksheet', inLesson(freeLesson, 'worksheet'), everyone(200)),
    { route: 'GET /api/course/questions', request: () => ({}), statuses: learners(200) },
    {
      route: 'POST /api/course/questions',
      request: () => ({ body: { lesson: paidLesson, text: 'Why?' } }),
      statuses: learners(201),
    },
    at('GET /learn', '/learn', everyone(200)),
    at('GET /learn/:slug', `/learn/${freeLesson}`, everyone(200)),
    at('GET /learn/:slug', `/learn/${paidLesson}`, { ...learners(200), visitor: 403 }),
    at('GET /learn/videos/:file', `/learn/videos/${freeLesson}-video.webm`, everyone(200)),
    at('GET /learn/videos/:file', `/learn/videos/${paidLesson}-video.webm`, learners(200)),
    {
      route: 'GET /certificate/:number',
      request: ({ certificateNumber }) => ({ path: `/certificate/${certificateNumber}` }),
      statuses: everyone(200),
    },
    at('GET /certificate/:number', '/certificate/0000-0000-0000-0', everyone(404)),
  ]
}

/** After a refund, people can still read and delete their plans, but not change them. */
function ownPlanRows(): MatrixRow[] {
  const own = (route: string, what: string, path: string, status: number): MatrixRow => ({
    route,
    what,
    request: () => ({ path }),
    statuses: { revoked: status },
  })
  return [
    own('GET /api/workbooks/:id', 'of one’s own', '/api/workbooks/wb_own', 200),
    own('GET /api/workbooks/:id/versions', 'of one’s own', '/api/workbooks/wb_own/versions', 200),
    own('DELETE /api/workbooks/:id', 'of one’s own', '/api/workbooks/wb_own', 204),
    own('POST /api/workbooks/:id/restore', 'of one’s own', '/api/workbooks/wb_own_deleted/restore', 200),
    {
      route: 'POST /api/workbooks',
      what: 'of one’s own',
      request: () => ({ body: { ...aSave(), id: 'wb_own', revision: '2', ...named('Changed') } }),
      statuses: { revoked: 402 },
      withAccount: { revoked: 200 },
    },
  ]
}
