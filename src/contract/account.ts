import * as z from 'zod/mini'
import {
  findDeletionFault,
  findEmailChangeFault,
  findPasswordChangeFault,
  invalidEmailLinkMessage,
} from '#domain/accounts/account-changes.ts'
import { findNameFault } from '#domain/accounts/account-forms.ts'
import { normalizeEmail } from '#domain/accounts/email-addresses.ts'
import { tidyText } from '#domain/accounts/tidy-text.ts'
import { entitlements, orderStates } from '#domain/commerce/entitlements.ts'
import { unpaidStates } from '#domain/commerce/order-state.ts'
import { productIds } from '#domain/commerce/products.ts'
import { follows, password, typedText } from './form-texts.ts'
import { maxTokenLength } from './request-limits.ts'

/** Requests and answers about a person's own account. Times are ISO strings. */

const ownOrderSchema = z.object({
  id: z.string(),
  product: z.enum(productIds),
  amountCents: z.number(),
  refundedCents: z.number(),
  currency: z.string(),
  state: z.enum([...orderStates, ...unpaidStates]),
  createdAt: z.string(),
})
export type OwnOrder = z.output<typeof ownOrderSchema>

const ownSessionSchema = z.object({
  /** Names the session but opens nothing. */
  id: z.string(),
  /** Such as 'Firefox on Windows'. Empty when unknown. */
  device: z.string(),
  createdAt: z.string(),
  /** Accurate to the day, because a session in use is recorded once a day. */
  lastSeenAt: z.string(),
  isThisDevice: z.boolean(),
})
export type OwnSession = z.output<typeof ownSessionSchema>

export const accountAnswerSchema = z.object({
  profile: z.object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    createdAt: z.string(),
    /** False for an account that a purchase created and whose owner has not chosen a password yet. */
    hasPassword: z.boolean(),
    /** The address that waits for confirmation. */
    pendingEmail: z.nullable(z.string()),
  }),
  entitlements: z.array(z.object({ name: z.enum(entitlements), source: z.string(), grantedAt: z.string() })),
  /** Newest first. */
  orders: z.array(ownOrderSchema),
  /** This device first, then the most recently seen. */
  sessions: z.array(ownSessionSchema),
})
export type AccountAnswer = z.output<typeof accountAnswerSchema>

const nameMessage = 'Names must be text'

/** An omitted name stays as it is. The answer is the user. */
export const profileRequestSchema = z
  .object({
    firstName: z.optional(z.string(nameMessage).check(z.overwrite(tidyText))),
    lastName: z.optional(z.string(nameMessage).check(z.overwrite(tidyText))),
  })
  .check(follows(({ firstName = '', lastName = '' }) => findNameFault({ firstName, lastName })))
export type ProfileRequest = z.output<typeof profileRequestSchema>

const currentPassword = password('The password must be text')

export const emailChangeRequestSchema = z
  .object({
    email: typedText('The email address must be text').check(z.overwrite(normalizeEmail)),
    currentPassword,
  })
  .check(follows(findEmailChangeFault))
export type EmailChangeRequest = z.output<typeof emailChangeRequestSchema>

/** The same text whether or not the address belongs to another account. */
export const emailChangeAnswer = {
  message: 'Open the link we sent to the new address. Nothing changes until then.',
}

/** The answer is the account's new address. Only a session of the same account can confirm it. */
export const confirmEmailRequestSchema = z.object({
  token: z
    .string(invalidEmailLinkMessage)
    .check(z.minLength(1, invalidEmailLinkMessage), z.maxLength(maxTokenLength, invalidEmailLinkMessage)),
})
export type ConfirmEmailRequest = z.output<typeof confirmEmailRequestSchema>

export const confirmEmailAnswerSchema = z.object({ email: z.string() })
export type ConfirmEmailAnswer = z.output<typeof confirmEmailAnswerSchema>

/** The answer is the user, whose other sessions have ended. */
export const passwordChangeRequestSchema = z
  .object({ currentPassword, newPassword: password('The password must be text') })
  .check(follows(findPasswordChangeFault))
export type PasswordChangeRequest = z.output<typeof passwordChangeRequestSchema>

export const sessionsEndedAnswerSchema = z.object({ ended: z.number() })
export type SessionsEndedAnswer = z.output<typeof sessionsEndedAnswerSchema>

/** The answer has no content, because the account is gone. */
export const deleteAccountRequestSchema = z.object({ currentPassword }).check(follows(findDeletionFault))
export type DeleteAccountRequest = z.output<typeof deleteAccountRequestSchema>
