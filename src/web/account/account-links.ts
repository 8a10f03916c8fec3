import { type PagePath, pages, searchParameters } from '#contract/paths.ts'
import { useSearchValues } from '#web/navigation/navigation.tsx'

/** The screens around signing in. They pass on the visitor's destination and coupon. */
export function useAccountLinks() {
  const { next, coupon } = useSearchValues()
  const handOn = (path: PagePath) => {
    const search = new URLSearchParams()
    if (next) search.set(searchParameters.next, next)
    if (coupon) search.set(searchParameters.coupon, coupon)
    return search.size === 0 ? path : `${path}?${search}`
  }
  return {
    login: handOn(pages.login.path),
    signUp: handOn(pages.signUp.path),
    forgotPassword: handOn(pages.forgotPassword.path),
  }
}
