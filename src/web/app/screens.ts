import { type ComponentType, lazy } from 'react'
import type { PageName } from '#contract/paths.ts'

type LoadScreen = () => Promise<{ default: ComponentType }>

const loadUpcoming: LoadScreen = async () => ({
  default: (await import('./upcoming-screen.tsx')).UpcomingScreen,
})
const loadLogin: LoadScreen = async () => ({
  default: (await import('#web/account/login-screen.tsx')).LoginScreen,
})

/** Each screen is a chunk of its own, fetched when it is first shown. */
const loaders: Record<PageName, LoadScreen> = {
  landing: async () => ({ default: (await import('#web/landing/landing-screen.tsx')).LandingScreen }),
  course: loadUpcoming,
  login: loadLogin,
  admin: loadLogin,
  signUp: async () => ({ default: (await import('#web/account/sign-up-screen.tsx')).SignUpScreen }),
  forgotPassword: async () => ({
    default: (await import('#web/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
  }),
  resetPassword: async () => ({
    default: (await import('#web/account/reset-password-screen.tsx')).ResetPasswordScreen,
  }),
  checkout: loadUpcoming,
  courseCheckout: loadUpcoming,
  paymentSuccess: loadUpcoming,
  coursePaymentSuccess: loadUpcoming,
  dashboard: async () => ({ default: (await import('#web/dashboard/dashboard-screen.tsx')).DashboardScreen }),
  workbook: async () => ({ default: (await import('#web/workbook/workbook-screen.tsx')).WorkbookScreen }),
}

export const screens: Record<PageName, ComponentType> = {
  landing: lazy(loaders.landing),
  course: lazy(loaders.course),
  login: lazy(loaders.login),
  admin: lazy(loaders.admin),
  signUp: lazy(loaders.signUp),
  forgotPassword: lazy(loaders.forgotPassword),
  resetPassword: lazy(loaders.resetPassword),
  checkout: lazy(loaders.checkout),
  courseCheckout: lazy(loaders.courseCheckout),
  paymentSuccess: lazy(loaders.paymentSuccess),
  coursePaymentSuccess: lazy(loaders.coursePaymentSuccess),
  dashboard: lazy(loaders.dashboard),
  workbook: lazy(loaders.workbook),
}

/** While we ask who is signed in, the screen is already on its way. A failure is told when it is shown. */
export function fetchScreenAhead(page: PageName): void {
  loaders[page]().catch(() => {})
}

/** The design system on one page, in development only: a build does not contain it. */
export const GalleryScreen: ComponentType | null = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('#web/gallery/gallery-screen.tsx')).GalleryScreen }))
  : null

export function isGallery(pathname: string): boolean {
  return pathname === '/dev/gallery'
}
