import type { PaymentSnapshot } from '#domain/commerce/order-state.ts'

export interface PaymentFailure {
  /** The provider's own code, such as 'insufficient_funds'. */
  code: string
  /** The provider's message to the cardholder. */
  message: string
}

/** A payment as the provider has it now. */
export interface Payment extends PaymentSnapshot {
  id: string
  /** Lets the browser that holds it pay, and nothing else. */
  clientSecret: string
  /** The order id we stored on it, or null when another system created the payment. */
  orderId: string | null
  failure: PaymentFailure | null
}

export interface NewPayment {
  amountCents: number
  currency: string
  /** The address for the provider's own receipt. */
  email: string
  description: string
  orderId: string
}

/**
 * Something happened to a payment. The details are always read again, because messages arrive late, twice and in
 * any order.
 */
export interface PaymentEvent {
  id: string
  type: string
  /** Null when the event is not one we follow. */
  paymentId: string | null
  /** The reason a card was declined, if one was. */
  failure: PaymentFailure | null
}

/** Everything the shop needs from a card provider. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  /** A second call with the same key returns the same payment. Throws EmailRefusedError for a bad address. */
  create: (payment: NewPayment, idempotencyKey: string) => Promise<Payment>
  find: (id: string) => Promise<Payment | null>
  /** Returns the payment as it is afterward. A payment that is paid or processing stays so. */
  cancel: (id: string) => Promise<Payment>
  /** Refunds the full amount. A second refund changes nothing. */
  refund: (id: string) => Promise<void>
  /** Throws WebhookRefusedError unless the provider signed exactly these bytes. */
  readEvent: (body: Buffer, signature: string) => Promise<PaymentEvent>
}

/** The provider cannot be reached, or did not carry out the request. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError'
}

/** The provider rejects this buyer's email address. A retry with the same address does not help. */
export class EmailRefusedError extends Error {
  override readonly name = 'EmailRefusedError'
}

export class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError'
}
