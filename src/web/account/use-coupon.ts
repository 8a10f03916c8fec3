import { useEffect, useState } from 'react'
import type { CheckCouponRequest } from '#contract/accounts.ts'
import { apiPaths } from '#contract/paths.ts'
import { ApiError } from '#web/api/api-error.ts'
import { postJson } from '#web/api/request.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'

export interface CouponState {
  code: string
  /** The coupon's fault. Null while it is being checked, and for a valid coupon. */
  fault: string | null
  isGood: boolean
}

/**
 * The coupon in the URL, checked as the page opens, so that no one fills in a form for a code that does not work.
 */
export function useCoupon(givenCode: string | null | undefined) {
  const givenText = givenCode?.trim() || null
  const [coupon, setCoupon] = useState<CouponState | null>(
    givenText === null ? null : { code: givenText, fault: null, isGood: false },
  )

  useEffect(() => {
    const controller = new AbortController()
    const check = async (couponCode: string) => {
      try {
        const request: CheckCouponRequest = { couponCode }
        await postJson(apiPaths.checkCoupon, request, controller.signal)
        setCoupon({ code: couponCode, fault: null, isGood: true })
        showToast({ title: 'Coupon Applied!', description: 'Your free course access is activated.' })
      } catch (error) {
        // If the check itself fails, sign-up decides.
        const answer = error instanceof ApiError ? error.answer : null
        if (answer?.code !== 'coupon_invalid') return
        const { message } = answer
        setCoupon({ code: couponCode, fault: message, isGood: false })
        showToast({ title: 'Coupon Not Applied', description: message, look: 'destructive' })
      }
    }
    if (givenText !== null) void check(givenText)
    return () => controller.abort()
  }, [givenText])

  return { coupon, removeCoupon: () => setCoupon(null) }
}
