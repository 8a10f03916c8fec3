import { findSafeNextPath } from '#domain/accounts/next-path.ts'

/** The only place for the paths of screens and of the API. */

/** The app's screens, rendered in the browser. */
export const pages = {
  login: { path: '/login', access: 'everyone' },
  admin: { path: '/admin', access: 'everyone' },
  signUp: { path: '/signup', access: 'everyone' },
  forgotPassword: { path: '/forgot-password', access: 'everyone' },
  resetPassword: { path: '/reset-password', access: 'everyone' },
  confirmEmail: { path: '/confirm-email', access: 'authenticated' },
  checkout: { path: '/checkout', access: 'everyone' },
  courseCheckout: { path: '/checkout-course', access: 'everyone' },
  paymentSuccess: { path: '/payment-success', access: 'everyone' },
  coursePaymentSuccess: { path: '/course-payment-success', access: 'everyone' },
  dashboard: { path: '/dashboard', access: 'authenticated' },
  workbook: { path: '/workbook', access: 'authenticated' },
  account: { path: '/account', access: 'authenticated' },
} as const satisfies Record<string, { path: `/${string}`; access: 'everyone' | 'authenticated' }>

/** Complete pages that need no script. The app's screens link to them with a full page load. */
export const sitePages = {
  landing: { path: '/' },
  course: { path: '/course' },
  terms: { path: '/terms' },
  privacy: { path: '/privacy' },
  refunds: { path: '/refunds' },
} as const satisfies Record<string, { path: `/${string}` }>

export type SitePageName = keyof typeof sitePages

export type PageName = keyof typeof pages
export type PagePath = (typeof pages)[PageName]['path']

/** The query parameters that screens read, by meaning. */
export const searchParameters = {
  next: 'next',
  coupon: 'coupon',
  token: 'token',
  clientSecret: 'client_secret',
  paymentIntentId: 'payment_intent',
  /** The two parameters that a return from the bank adds. */
  returnedClientSecret: 'payment_intent_client_secret',
  redirectStatus: 'redirect_status',
  planId: 'planId',
  template: 'template',
  step: 'step',
  part: 'part',
  /** The field of the plan that opens, as `writeAddress` names it. */
  field: 'field',
  /** The lesson of the course to go back to, or empty for the classroom. */
  lesson: 'lesson',
} as const

type SearchName = keyof typeof searchParameters
type SearchOf<Names extends SearchName> = { readonly [Name in Names]?: string | undefined }

type PaymentReturn = 'paymentIntentId' | 'returnedClientSecret' | 'redirectStatus'

export const pagePaths = {
  login: (search: SearchOf<'next'> = {}) => withSearch(pages.login.path, search),
  signUp: (search: SearchOf<'coupon'> = {}) => withSearch(pages.signUp.path, search),
  resetPassword: (search: SearchOf<'token'> = {}) => withSearch(pages.resetPassword.path, search),
  confirmEmail: (search: SearchOf<'token'> = {}) => withSearch(pages.confirmEmail.path, search),
  checkout: (search: SearchOf<'clientSecret'> = {}) => withSearch(pages.checkout.path, search),
  courseCheckout: (search: SearchOf<'clientSecret'> = {}) => withSearch(pages.courseCheckout.path, search),
  paymentSuccess: (search: SearchOf<PaymentReturn> = {}) => withSearch(pages.paymentSuccess.path, search),
  coursePaymentSuccess: (search: SearchOf<PaymentReturn> = {}) =>
    withSearch(pages.coursePaymentSuccess.path, search),
  workbook: (search: SearchOf<'planId' | 'template' | 'step' | 'part' | 'field' | 'lesson'> = {}) =>
    withSearch(pages.workbook.path, search),
}

function withSearch(path: PagePath, search: SearchOf<SearchName>): string {
  const query = Object.entries(search)
    .filter((entry): entry is [SearchName, string] => entry[1] !== undefined)
    .map(([name, value]) => `${searchParameters[name]}=${encodeURIComponent(value)}`)
    .join('&')
  return query === '' ? path : `${path}?${query}`
}

/** The screen at a path, or null for the 404 page. An extra trailing slash is ignored. */
export function findPage(pathname: string): PageName | null {
  const bare = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  const names = Object.keys(pages) as PageName[]
  return names.find((name) => pages[name].path === bare) ?? null
}

/** Whether a path, with or without a query, is outside the app's own screens. */
export function isSitePath(path: string): boolean {
  const [pathname] = path.split(/[?#]/)
  return Object.values(sitePages).some((page) => page.path === pathname)
}

/** Whether a path is a complete page, which the app opens with a full page load. */
export function isCompletePage(path: string): boolean {
  return isSitePath(path) || /^\/learn\b/.test(path)
}

export const apiPrefix = '/api'

export const apiPaths = {
  currentUser: '/api/auth/user',
  login: '/api/auth/login',
  register: '/api/auth/register',
  checkCoupon: '/api/auth/check-coupon',
  forgotPassword: '/api/auth/forgot-password',
  resetPassword: '/api/auth/reset-password',
  logout: '/api/logout',
  account: '/api/account',
  accountProfile: '/api/account/profile',
  accountEmail: '/api/account/email',
  confirmEmail: '/api/account/confirm-email',
  accountPassword: '/api/account/password',
  accountSessions: '/api/account/sessions',
  accountSession: '/api/account/sessions/:id',
  accountExport: '/api/account/export',
  workbooks: '/api/workbooks',
  workbook: '/api/workbooks/:id',
  workbookVersions: '/api/workbooks/:id/versions',
  workbookVersion: '/api/workbooks/:id/versions/:revision',
  restoreWorkbook: '/api/workbooks/:id/restore',
  deletedWorkbooks: '/api/deleted-workbooks',
  suggestions: '/api/ai/suggestions',
  quickAction: '/api/ai/quick-action',
  reviewFindings: '/api/ai/review-findings',
  createPaymentIntent: '/api/create-payment-intent',
  createCoursePaymentIntent: '/api/create-course-payment-intent',
  paymentState: '/api/payment-state',
  getCredentials: '/api/get-credentials',
  stripeWebhook: '/api/stripe/webhook',
  sandboxConfirm: '/api/sandbox/confirm',
  sandboxBank: '/api/sandbox/bank',
  course: '/api/course',
  settings: '/api/settings',
  health: '/api/health',
  ready: '/api/ready',
  clientErrors: '/api/client-errors',
} as const satisfies Record<string, `/api/${string}`>

/** What the classroom asks the server. Not above, because the app's shell loads all of that. */
export const courseApiPaths = {
  plan: '/api/course/plan',
  visitLesson: '/api/course/lessons/:slug/visit',
  checkLesson: '/api/course/lessons/:slug/check',
  worksheet: '/api/course/lessons/:slug/worksheet',
  questions: '/api/course/questions',
} as const satisfies Record<string, `/api/${string}`>

/** What reviewers' links ask the server. Not above, because the app's shell loads all of that. */
export const sharingApiPaths = {
  shares: '/api/shares',
  share: '/api/shares/:id',
  copy: '/api/shares/:id/copy',
  events: '/api/shares/:id/events',
} as const satisfies Record<string, `/api/${string}`>

/** The page where a plan is read by a person without an account. The key follows as the fragment. */
export const reviewerPath = '/review/:id'

export function buildReviewerPath(id: string): string {
  return reviewerPath.replace(':id', encodeURIComponent(id))
}

export function buildShareApiPath(path: 'share' | 'copy' | 'events', id: string): string {
  return sharingApiPaths[path].replace(':id', encodeURIComponent(id))
}

/** The classroom. Its pages are prerendered like the site's, but the server shows the paid ones only to buyers. */
export const learnPaths = {
  classroom: '/learn',
  lesson: '/learn/:slug',
} as const

/** Files and pages of the course that the app's shell does not name. */
export const coursePaths = {
  video: '/learn/videos/:file',
  certificate: '/certificate/:number',
} as const

export function buildLessonPath(slug: string): string {
  return learnPaths.lesson.replace(':slug', encodeURIComponent(slug))
}

export const exerciseAnchor = 'exercise'

/** A lesson at its exercise, which on a phone comes after all of its text. */
export function buildExercisePath(slug: string): string {
  return `${buildLessonPath(slug)}#${exerciseAnchor}`
}

export function buildCertificatePath(number: string): string {
  return coursePaths.certificate.replace(':number', encodeURIComponent(number))
}

export function buildLessonApiPath(path: 'visitLesson' | 'checkLesson' | 'worksheet', slug: string): string {
  return courseApiPaths[path].replace(':slug', encodeURIComponent(slug))
}

/** For monitoring programs, at the path where they look. */
export const metricsPath = '/metrics'

export function buildWorkbookPath(id: string): string {
  return apiPaths.workbook.replace(':id', encodeURIComponent(id))
}

export function buildVersionsPath(id: string): string {
  return apiPaths.workbookVersions.replace(':id', encodeURIComponent(id))
}

export function buildVersionPath(id: string, revision: string): string {
  return `${buildVersionsPath(id)}/${encodeURIComponent(revision)}`
}

export function buildSessionPath(id: string): string {
  return apiPaths.accountSession.replace(':id', encodeURIComponent(id))
}

export function buildRestorePath(id: string): string {
  return apiPaths.restoreWorkbook.replace(':id', encodeURIComponent(id))
}

/** Screens that are of no use to a person who has just signed in. */
const beforeLogin: ReadonlySet<PageName | null> = new Set(['login', 'admin', 'signUp'] as const)

/** The target of a login. Never the API, because a link with `next=/api/logout` would sign its reader out. */
export function resolveNextPath(next: unknown): string {
  const path = findSafeNextPath(next)
  const [pathname = ''] = path?.split(/[?#]/) ?? []
  if (path === null || isApiPath(pathname) || beforeLogin.has(findPage(pathname))) return pages.dashboard.path
  return path
}

export function isApiPath(pathname: string): boolean {
  return pathname === apiPrefix || pathname.startsWith(`${apiPrefix}/`)
}
