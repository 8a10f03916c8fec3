import { useEffect, useState } from 'react'
import { courseDiscountKey } from '#domain/commerce/course-discount.ts'
import { type DiscountPercent, parseStoredDiscount } from '#domain/commerce/discounts.ts'
import { computePrice } from '#domain/commerce/prices.ts'
import type { ProductId } from '#domain/commerce/products.ts'
import { useNavigate } from '#web/navigation/navigation.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { beginPayment, openPayment } from './begin-payment.ts'
import { attempts } from './browser-attempts.ts'
import { checkoutPaths } from './checkout-paths.ts'
import { findFirstPhase, type Phase } from './checkout-phase.ts'
import { describeFault } from './describe-fault.ts'

/** Long enough to read the success message. */
const successPauseMs = 1000

const setupFailed = 'Failed to create payment intent'

/** Runs one checkout from the address to the success screen. A new address starts a new checkout, so set a key. */
export function useCheckout(product: ProductId, clientSecret: string | null) {
  const navigate = useNavigate()
  const paths = checkoutPaths[product]
  const [price] = useState(() => computePrice(product, readStoredDiscount(product)))
  const [phase, setPhase] = useState<Phase>(() => findFirstPhase(clientSecret, attempts.find(product)))

  useEffect(() => {
    if (phase.kind !== 'opening') return undefined
    let isCurrent = true
    async function open() {
      const next = await openPayment(price, clientSecret).catch((error: unknown): Phase => {
        const { message } = describeFault(error, setupFailed)
        if (clientSecret !== null) return { kind: 'unreachable', message }
        showToast({ title: 'Payment Setup Failed', description: message, look: 'destructive' })
        return { kind: 'email' }
      })
      if (isCurrent) setPhase(next)
    }
    void open()
    return () => {
      isCurrent = false
    }
  }, [phase, price, clientSecret])

  useEffect(() => {
    const leave = (path: string) => navigate(path, { replace: true })
    if (phase.kind === 'leaving') leave(paths.success({ paymentIntentId: phase.paymentIntentId }))
    if (phase.kind === 'elsewhere' && clientSecret !== null) {
      leave(checkoutPaths[phase.product].checkout({ clientSecret }))
    }
    if (phase.kind !== 'paid') return undefined
    const path = paths.success({ paymentIntentId: phase.paymentIntentId })
    const timer = setTimeout(() => leave(path), successPauseMs)
    return () => clearTimeout(timer)
  }, [phase, paths, clientSecret, navigate])

  /** Returns to the first step, without the payment in the address. */
  function goToEmail() {
    if (clientSecret === null) setPhase({ kind: 'email' })
    else navigate(paths.checkout(), { replace: true })
  }

  return {
    phase,
    price: phase.kind === 'payment' ? computePrice(product, phase.payment.discountPercent) : price,
    /** Rejects when no payment can be created. The form shows why. */
    begin: async (email: string) => setPhase(await beginPayment(price, email)),
    goBack: () => {
      attempts.closeCardForm(product)
      goToEmail()
    },
    startAgain: () => {
      attempts.clear(product)
      goToEmail()
    },
    tryAgain: () => setPhase({ kind: 'opening' }),
    finish: (paymentIntentId: string) => {
      attempts.markPaid(product, paymentIntentId)
      setPhase({ kind: 'paid', paymentIntentId })
      showToast({ title: 'Payment Successful', description: 'Thank you for your purchase!' })
    },
    waitForBank: (paymentIntentId: string) => setPhase({ kind: 'leaving', paymentIntentId }),
    closePayment: () => setPhase({ kind: 'over', reason: 'cancelled' }),
  }
}

export type Checkout = ReturnType<typeof useCheckout>

/** The offer that the visitor accepted on the course page, if there was one. */
function readStoredDiscount(product: ProductId): DiscountPercent {
  if (product !== 'course') return 0
  try {
    return parseStoredDiscount(product, globalThis.sessionStorage.getItem(courseDiscountKey))
  } catch {
    return 0
  }
}
