import * as z from 'zod/mini'
import type { ProductId } from '#domain/commerce/products.ts'

/**
 * One checkout of one product in this tab. Its key makes the server find the same payment again, however often
 * the form is sent: after a reload, on the way back from the card to the address, pressed twice.
 */
const attemptSchema = z.object({
  key: z.string().check(z.regex(/^[\w-]{16,128}$/)),
  email: z.string(),
  /** The card form was open: a reload leads there again. */
  isPaying: z.boolean(),
  paymentIntentId: z.optional(z.string()),
  isPaid: z.boolean(),
})
export type Attempt = z.output<typeof attemptSchema>

/** As much of the browser's session storage as is needed here. */
interface TextStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, text: string) => void
  removeItem: (key: string) => void
}

/** @param findStorage throws where the browser forbids storage; then an attempt lasts as long as the page. */
export function createAttempts(findStorage: () => TextStorage, makeKey: () => string) {
  const kept = new Map<ProductId, Attempt>()

  function find(product: ProductId): Attempt | null {
    try {
      const text = findStorage().getItem(toStorageKey(product))
      const parsed = text === null ? null : z.safeParse(attemptSchema, JSON.parse(text))
      if (parsed?.success) return parsed.data
    } catch {
      // Forbidden or damaged: what this page itself remembers is all there is.
    }
    return kept.get(product) ?? null
  }

  function save(product: ProductId, attempt: Attempt): Attempt {
    kept.set(product, attempt)
    try {
      findStorage().setItem(toStorageKey(product), JSON.stringify(attempt))
    } catch {
      // Remembered by the page alone.
    }
    return attempt
  }

  function change(product: ProductId, changes: Partial<Omit<Attempt, 'key'>>): void {
    const attempt = find(product)
    if (attempt !== null) save(product, { ...attempt, ...changes })
  }

  return {
    find,
    /**
     * The attempt to send with this address. Another address keeps the key, because the server then cancels the
     * payment made for the first one. Only a completed purchase is never reused.
     */
    begin: (product: ProductId, email: string): Attempt => {
      const earlier = find(product)
      const isOver = earlier === null || earlier.isPaid
      return save(
        product,
        isOver ? { key: makeKey(), email, isPaying: false, isPaid: false } : { ...earlier, email },
      )
    },
    openCardForm: (product: ProductId, paymentIntentId: string) =>
      change(product, { isPaying: true, paymentIntentId }),
    closeCardForm: (product: ProductId) => change(product, { isPaying: false }),
    /** Of a payment that is not this tab's, nothing is noted. */
    markPaid: (product: ProductId, paymentIntentId: string) => {
      if (find(product)?.paymentIntentId === paymentIntentId) {
        change(product, { isPaying: false, isPaid: true })
      }
    },
    isKnownPaid: (product: ProductId, paymentIntentId: string): boolean => {
      const attempt = find(product)
      return attempt?.isPaid === true && attempt.paymentIntentId === paymentIntentId
    },
    clear: (product: ProductId) => {
      kept.delete(product)
      try {
        findStorage().removeItem(toStorageKey(product))
      } catch {
        // Nothing was stored.
      }
    },
  }
}

function toStorageKey(product: ProductId): string {
  return `checkout:${product}`
}
