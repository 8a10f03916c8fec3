import { findPage, pagePaths, pages, type PageName, searchParameters } from '#contract/paths.ts'
import { courseDiscountKey } from '#domain/commerce/course-discount.ts'
import { attemptKey } from '#web/checkout/attempt-key.ts'

/** What a prerendered screen assumes about the visit. Any other visit gets the screen from the program. */
interface Assumptions {
  /** A parameter of the address that must have a value. */
  given?: string
  /** Parameters of the address that must be missing. */
  missing?: readonly string[]
  /** What this tab must not have stored. */
  notStored?: readonly string[]
}

type ScreenName = PageName | 'notFound'

export function findScreen(pathname: string): ScreenName {
  return findPage(pathname) ?? 'notFound'
}

/** The screens that the build prerenders and the program hydrates, with what each one assumes. */
const assumptions = {
  login: {},
  admin: {},
  signUp: { missing: [searchParameters.coupon] },
  forgotPassword: {},
  resetPassword: { given: searchParameters.token },
  checkout: { missing: [searchParameters.clientSecret], notStored: [attemptKey('tool')] },
  courseCheckout: {
    missing: [searchParameters.clientSecret],
    notStored: [attemptKey('course'), courseDiscountKey],
  },
  notFound: {},
} as const satisfies Partial<Record<ScreenName, Assumptions>>

export type HydratedScreen = keyof typeof assumptions

export const hydratedScreens = Object.keys(assumptions) as HydratedScreen[]

/** The address for which the build renders a screen. The program hydrates with the same one. */
export function findPrerenderedAddress(screen: HydratedScreen): string {
  if (screen === 'notFound') return '/not-found'
  return screen === 'resetPassword' ? pagePaths.resetPassword({ token: 'x' }) : pages[screen].path
}

interface Visit {
  /** The query of the address. */
  search: string
  isStored: (key: string) => boolean
}

export function doesPrerenderFit(screen: string, { search, isStored }: Visit): boolean {
  if (!isHydrated(screen)) return true
  const { given, missing = [], notStored = [] }: Assumptions = assumptions[screen]
  const values = new URLSearchParams(search)
  if (given !== undefined && !values.get(given)) return false
  return !missing.some((name) => values.get(name)) && !notStored.some(isStored)
}

function isHydrated(screen: string): screen is HydratedScreen {
  return screen in assumptions
}
