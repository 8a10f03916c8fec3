import * as z from 'zod/mini'
import { maxTokenLength } from './request-limits.ts'

/** How the sandbox's card form pays. A real provider's own form talks to the provider instead. */

const typed = (message: string) => z.string(message).check(z.maxLength(64, message))

export const confirmSandboxPaymentRequestSchema = z.object({
  clientSecret: z
    .string('We cannot find this payment')
    .check(z.maxLength(maxTokenLength, 'We cannot find this payment')),
  card: z.object({
    number: typed('Your card number is invalid.'),
    expiry: typed("Your card's expiration date is invalid."),
    cvc: typed("Your card's security code is invalid."),
  }),
})
export type ConfirmSandboxPaymentRequest = z.output<typeof confirmSandboxPaymentRequestSchema>

export const sandboxPaymentAnswerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['paid', 'processing']), paymentIntentId: z.string() }),
  /** The browser goes to the bank's page, which leads back to the success screen. */
  z.object({ status: z.literal('confirming'), paymentIntentId: z.string(), redirectUrl: z.string() }),
])
export type SandboxPaymentAnswer = z.output<typeof sandboxPaymentAnswerSchema>

/** Details of 402 'card_declined', next to code, message and fields (number, expiry, cvc). */
export const cardDeclinedDetailsSchema = z.object({
  /** The provider's code, such as 'insufficient_funds'. */
  reason: z.string(),
})
export type CardDeclinedDetails = z.output<typeof cardDeclinedDetailsSchema>

/** The three buttons of the bank's page. */
export const bankAnswerSchema = z.object({
  payment_intent: z.string(),
  payment_intent_client_secret: z.string(),
  answer: z.enum(['complete', 'fail', 'later']),
})
