import { type ComponentType, lazy } from 'react'
import type { PageName } from '#contract/paths.ts'
import { createLazyParts } from '#web/ui/parts/lazy-parts.tsx'

type LoadScreen = () => Promise<ComponentType>

const loadLogin: LoadScreen = async () => (await import('#web/account/login-screen.tsx')).LoginScreen

/** Each screen is a separate chunk, loaded when it is first shown. */
export const screens = createLazyParts<PageName | 'notFound'>({
  login: loadLogin,
  admin: loadLogin,
  signUp: async () => (await import('#web/account/sign-up-screen.tsx')).SignUpScreen,
  forgotPassword: async () => (await import('#web/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
  resetPassword: async () => (await import('#web/account/reset-password-screen.tsx')).ResetPasswordScreen,
  confirmEmail: async () => (await import('#web/account/confirm-email-screen.tsx')).ConfirmEmailScreen,
  checkout: async () => (await import('#web/checkout/checkout-screen.tsx')).CheckoutScreen,
  courseCheckout: async () => (await import('#web/checkout/checkout-screen.tsx')).CourseCheckoutScreen,
  paymentSuccess: async () => (await import('#web/checkout/payment-success-screen.tsx')).PaymentSuccessScreen,
  coursePaymentSuccess: async () =>
    (await import('#web/checkout/payment-success-screen.tsx')).CoursePaymentSuccessScreen,
  dashboard: async () => (await import('#web/dashboard/dashboard-screen.tsx')).DashboardScreen,
  account: async () => (await import('#web/account/settings/account-screen.tsx')).AccountScreen,
  workbook: async () => {
    const { advisedWorkbook } = await import('./advised-workbook.tsx')
    await advisedWorkbook.prepareStep(globalThis.location.search)
    return advisedWorkbook.Screen
  },
  notFound: async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
})

/** While a person reads the dashboard, the parts that open a plan are loaded. */
export async function fetchWorkbookAhead(ownerId: string): Promise<void> {
  await screens.load('workbook')
  const { advisedWorkbook } = await import('./advised-workbook.tsx')
  advisedWorkbook.fetchLikelyForms(ownerId)
}

/** The design system on one page. Only for development, so a build does not contain it. */
export const GalleryScreen: ComponentType | null = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('#web/gallery/gallery-screen.tsx')).GalleryScreen }))
  : null

export function isGallery(pathname: string): boolean {
  return pathname === '/dev/gallery'
}
