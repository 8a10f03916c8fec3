import * as z from 'zod/mini'
import type { ProductId } from '#domain/commerce/products.ts'
import { attemptKey } from './attempt-key.ts'

/**
 * One checkout of one product in this tab. Its key lets the server find the same payment again however often the
 * form is sent: after a reload, after going back from the card to the email, or after a double click.
 */
const attemptSchema = z.object({
  key: z.string().check(z.regex(/^[\w-]{16,128}$/)),
  email: z.string(),
  /** The card form was open, so a reload returns to it. */
  isPaying: z.boolean(),
  paymentIntentId: z.optional(z.string()),
  isPaid: z.boolean(),
})
export type Attempt = z.output<typeof attemptSchema>

/** The part of the browser's session storage that is used here. */
interface TextStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, text: string) => void
  removeItem: (key: string) => void
}

/** @param findStorage throws when the browser forbids storage. An attempt then lasts as long as the page. */
export function createAttempts(findStorage: () => TextStorage, makeKey: () => string) {
  const kept = new Map<ProductId, Attempt>()

  function find(product: ProductId): Attempt | null {
    try {
      const text = findStorage().getItem(attemptKey(product))
      const parsed = text === null ? null : z.safeParse(attemptSchema, JSON.parse(text))
      if (parsed?.success) return parsed.data
    } catch {
      // Forbidden or damaged storage: use what this page remembers.
    }
    return kept.get(product) ?? null
  }

  function save(product: ProductId, attempt: Attempt): Attempt {
    kept.set(product, attempt)
    try {
      findStorage().setItem(attemptKey(product), JSON.stringify(attempt))
    } catch {
      // Only this page remembers it.
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
     * The attempt to send with this email. A different email keeps the key, because the server then cancels the
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
    /** Ignores a payment that is not this tab's. */
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
        findStorage().removeItem(attemptKey(product))
      } catch {
        // Nothing was stored.
      }
    },
  }
}
