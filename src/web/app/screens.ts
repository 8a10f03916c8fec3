import type { ComponentType } from 'react'
import type { PageName } from '#contract/paths.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { createLazyPart, createLazyParts } from '#web/ui/parts/lazy-parts.tsx'

type LoadScreen = () => Promise<ComponentType>

const loadLogin: LoadScreen = async () =>
  (await loadPart(() => import('#web/account/login-screen.tsx'))).LoginScreen

/** Each screen is a separate chunk, loaded when it is first shown. */
export const screens = createLazyParts<PageName | 'notFound'>({
  login: loadLogin,
  admin: loadLogin,
  signUp: async () => (await loadPart(() => import('#web/account/sign-up-screen.tsx'))).SignUpScreen,
  forgotPassword: async () =>
    (await loadPart(() => import('#web/account/forgot-password-screen.tsx'))).ForgotPasswordScreen,
  resetPassword: async () =>
    (await loadPart(() => import('#web/account/reset-password-screen.tsx'))).ResetPasswordScreen,
  confirmEmail: async () =>
    (await loadPart(() => import('#web/account/confirm-email-screen.tsx'))).ConfirmEmailScreen,
  checkout: async () => (await loadPart(() => import('#web/checkout/checkout-screen.tsx'))).CheckoutScreen,
  courseCheckout: async () =>
    (await loadPart(() => import('#web/checkout/checkout-screen.tsx'))).CourseCheckoutScreen,
  paymentSuccess: async () =>
    (await loadPart(() => import('#web/checkout/payment-success-screen.tsx'))).PaymentSuccessScreen,
  coursePaymentSuccess: async () =>
    (await loadPart(() => import('#web/checkout/payment-success-screen.tsx'))).CoursePaymentSuccessScreen,
  dashboard: async () =>
    (await loadPart(() => import('#web/dashboard/dashboard-screen.tsx'))).DashboardScreen,
  account: async () =>
    (await loadPart(() => import('#web/account/settings/account-screen.tsx'))).AccountScreen,
  workbook: async () => {
    const { advisedWorkbook } = await loadPart(() => import('./advised-workbook.tsx'))
    await advisedWorkbook.prepareStep(globalThis.location.search)
    return advisedWorkbook.Screen
  },
  notFound: async () => (await loadPart(() => import('./not-found-screen.tsx'))).NotFoundScreen,
})

/** While a person reads the dashboard, the parts that open a plan are loaded. */
export async function fetchWorkbookAhead(ownerId: string): Promise<void> {
  await screens.load('workbook')
  const { advisedWorkbook } = await loadPart(() => import('./advised-workbook.tsx'))
  advisedWorkbook.fetchLikelyForms(ownerId)
}

/** The design system on one page. Only for development, so a build does not contain it. */
export const GalleryScreen: ComponentType | null = import.meta.env.DEV
  ? createLazyPart(
      async () => (await loadPart(() => import('#web/gallery/gallery-screen.tsx'))).GalleryScreen,
    )
  : null

export function isGallery(pathname: string): boolean {
  return pathname === '/dev/gallery'
}
