import type { PaymentSnapshot } from '#domain/commerce/order-state.ts'

export interface PaymentFailure {
  /** The provider's own word for it, such as 'insufficient_funds'. */
  code: string
  /** What the provider tells the card's owner. */
  message: string
}

/** A payment as the provider has it now. */
export interface Payment extends PaymentSnapshot {
  id: string
  /** Lets the browser that holds it pay, and nothing else. */
  clientSecret: string
  /** What we wrote on it, or null when somebody else made it. */
  orderId: string | null
  failure: PaymentFailure | null
}

export interface NewPayment {
  amountCents: number
  currency: string
  /** Where the provider's own receipt goes. */
  email: string
  description: string
  orderId: string
}

/** Something happened to a payment. What exactly is asked for anew: messages come late, twice, in any order. */
export interface PaymentEvent {
  id: string
  type: string
  /** Null when it is about something that we do not follow. */
  paymentId: string | null
  /** Why a card was refused, where that is what happened. */
  failure: PaymentFailure | null
}

/** All that the shop needs of a card provider. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  /** Asked twice with one key, it answers with the same payment. Throws EmailRefusedError for a bad address. */
  create: (payment: NewPayment, idempotencyKey: string) => Promise<Payment>
  find: (id: string) => Promise<Payment | null>
  /** Answers with the payment as it is afterwards: one that is paid or under way stays so. */
  cancel: (id: string) => Promise<Payment>
  /** Gives all of the money back. Once it was, doing so again changes nothing. */
  refund: (id: string) => Promise<void>
  /** Throws WebhookRefusedError unless the provider signed exactly these bytes. */
  readEvent: (body: Buffer, signature: string) => Promise<PaymentEvent>
}

/** The provider cannot be reached, or did not do what it was asked. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError'
}

/** The provider does not take this buyer's email address. Asking again with the same one does not help. */
export class EmailRefusedError extends Error {
  override readonly name = 'EmailRefusedError'
}

export class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError'
}
