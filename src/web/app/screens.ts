import { type ComponentType, lazy } from 'react'
import type { PageName } from '#contract/paths.ts'

const upcoming = lazy(async () => ({ default: (await import('./upcoming-screen.tsx')).UpcomingScreen }))

const login = lazy(async () => ({ default: (await import('#web/account/login-screen.tsx')).LoginScreen }))

/** Each screen is a chunk of its own, fetched when it is first shown. */
export const screens: Record<PageName, ComponentType> = {
  landing: lazy(async () => ({ default: (await import('#web/landing/landing-screen.tsx')).LandingScreen })),
  course: upcoming,
  login,
  admin: login,
  signUp: lazy(async () => ({ default: (await import('#web/account/sign-up-screen.tsx')).SignUpScreen })),
  forgotPassword: lazy(async () => ({
    default: (await import('#web/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
  })),
  resetPassword: lazy(async () => ({
    default: (await import('#web/account/reset-password-screen.tsx')).ResetPasswordScreen,
  })),
  checkout: upcoming,
  courseCheckout: upcoming,
  paymentSuccess: upcoming,
  coursePaymentSuccess: upcoming,
  dashboard: lazy(async () => ({
    default: (await import('#web/dashboard/dashboard-screen.tsx')).DashboardScreen,
  })),
  workbook: lazy(async () => ({
    default: (await import('#web/workbook/workbook-screen.tsx')).WorkbookScreen,
  })),
}

/** The design system on one page, in development only: a build does not contain it. */
export const GalleryScreen: ComponentType | null = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('#web/gallery/gallery-screen.tsx')).GalleryScreen }))
  : null

export function isGallery(pathname: string): boolean {
  return pathname === '/dev/gallery'
}
