import * as z from 'zod/mini'
import {
  emailRequiredMessage,
  findCheckoutEmailFault,
  invalidEmailMessage,
} from '#domain/accounts/account-forms.ts'
import { normalizeEmail } from '#domain/accounts/email-addresses.ts'
import { paymentStatuses } from '#domain/commerce/order-state.ts'
import { productIds } from '#domain/commerce/products.ts'
import { maxTokenLength } from './request-limits.ts'

const emailSchema = z.string(emailRequiredMessage).check(
  z.overwrite(normalizeEmail),
  z.refine((email) => email !== '', { error: emailRequiredMessage, abort: true }),
  z.refine((email) => findCheckoutEmailFault(email) === null, invalidEmailMessage),
)

/** The price that the buyer saw, in whole dollars. The server compares it and charges its own. */
const amountSchema = z.number('The amount must be a number')

const attemptKeyMessage = 'The attempt key must be 16 to 128 letters, digits, - or _'

/**
 * A random value that the browser creates for each checkout and keeps across reloads. However often a checkout is
 * started with one key, there is only one payment. A new purchase uses a new key.
 */
const attemptKeySchema = z.optional(
  z.string(attemptKeyMessage).check(z.regex(/^[\w-]{16,128}$/, attemptKeyMessage)),
)

export const createPaymentIntentRequestSchema = z.object({
  amount: amountSchema,
  email: emailSchema,
  attemptKey: attemptKeySchema,
})
export type CreatePaymentIntentRequest = z.output<typeof createPaymentIntentRequestSchema>

export const createCoursePaymentIntentRequestSchema = z.object({
  amount: amountSchema,
  email: emailSchema,
  discountPercent: z._default(z.number('The discount must be a number'), 0),
  attemptKey: attemptKeySchema,
})
export type CreateCoursePaymentIntentRequest = z.output<typeof createCoursePaymentIntentRequestSchema>

/** A restarted checkout may find its payment 'paid' or 'processing'. Then there is nothing left to pay. */
export const paymentIntentAnswerSchema = z.object({
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  status: z.enum(paymentStatuses),
  /** The amount charged to the card. */
  amountCents: z.number(),
})
export type PaymentIntentAnswer = z.output<typeof paymentIntentAnswerSchema>

const unknownPayment = 'We cannot find this payment'

/** Sent with the secret that the provider gave the browser, which proves that the browser may see the answer. */
export const paymentStateRequestSchema = z.object({
  clientSecret: z
    .string(unknownPayment)
    .check(z.minLength(1, unknownPayment), z.maxLength(maxTokenLength, unknownPayment)),
})
export type PaymentStateRequest = z.output<typeof paymentStateRequestSchema>

export const paymentStateAnswerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('unknown') }),
  z.object({
    status: z.enum(paymentStatuses),
    paymentIntentId: z.string(),
    product: z.enum(productIds),
    discountPercent: z.number(),
    amountCents: z.number(),
    /** Why the last card was declined, in the provider's words. */
    failureMessage: z.optional(z.string()),
  }),
])
export type PaymentStateAnswer = z.output<typeof paymentStateAnswerSchema>

/** Details of 404 'Account not ready yet', next to code and message, that explain why there is nothing yet. */
export const notReadyDetailsSchema = z.object({
  payment: z.object({ status: z.enum(paymentStatuses), failureMessage: z.optional(z.string()) }),
})
export type NotReadyDetails = z.output<typeof notReadyDetailsSchema>

export const getCredentialsRequestSchema = z.object({
  paymentIntentId: z
    .string(unknownPayment)
    .check(z.maxLength(maxTokenLength, unknownPayment), z.regex(/^\w+$/, unknownPayment)),
})
export type GetCredentialsRequest = z.output<typeof getCredentialsRequestSchema>

export const credentialsAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('signed-in'),
    username: z.string(),
    /** Our accounts set their password by mail, so it is not sent. The screen shows one only if it is present. */
    password: z.optional(z.string()),
  }),
  /** The address already had an account. The purchase is in it, and its owner signs in as usual. */
  z.object({ outcome: z.literal('attached'), message: z.string() }),
])
export type CredentialsAnswer = z.output<typeof credentialsAnswerSchema>
