import * as z from 'zod/mini'
import {
  emailRequiredMessage,
  findCheckoutEmailFault,
  invalidEmailMessage,
} from '#domain/accounts/account-forms.ts'
import { normaliseEmail } from '#domain/accounts/email-addresses.ts'
import { maxTokenLength } from './limits.ts'

const emailSchema = z.string(emailRequiredMessage).check(
  z.overwrite(normaliseEmail),
  z.refine((email) => email !== '', { error: emailRequiredMessage, abort: true }),
  z.refine((email) => findCheckoutEmailFault(email) === null, invalidEmailMessage),
)

/** The price that the buyer saw, in whole dollars. The server compares it and charges its own. */
const amountSchema = z.number('The amount has to be a number')

export const createPaymentIntentRequestSchema = z.object({ amount: amountSchema, email: emailSchema })
export type CreatePaymentIntentRequest = z.output<typeof createPaymentIntentRequestSchema>

export const createCoursePaymentIntentRequestSchema = z.object({
  amount: amountSchema,
  email: emailSchema,
  discountPercent: z._default(z.number('The discount has to be a number'), 0),
})
export type CreateCoursePaymentIntentRequest = z.output<typeof createCoursePaymentIntentRequestSchema>

export const paymentIntentAnswerSchema = z.object({ clientSecret: z.string() })
export type PaymentIntentAnswer = z.output<typeof paymentIntentAnswerSchema>

const unknownPayment = 'This payment is not known here'

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
    /** Our accounts set theirs by mail, so it is not sent; the screen shows one only if it comes. */
    password: z.optional(z.string()),
  }),
  /** The address already had an account: the purchase is there, and its owner signs in as always. */
  z.object({ outcome: z.literal('attached'), message: z.string() }),
])
export type CredentialsAnswer = z.output<typeof credentialsAnswerSchema>
