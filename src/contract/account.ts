import * as z from 'zod/mini'
import {
  findDeletionFault,
  findEmailChangeFault,
  findPasswordChangeFault,
  invalidEmailLinkMessage,
} from '#domain/accounts/account-changes.ts'
import { findNameFault } from '#domain/accounts/account-forms.ts'
import { normaliseEmail } from '#domain/accounts/email-addresses.ts'
import { tidyText } from '#domain/accounts/tidy-text.ts'
import { entitlements, orderStates } from '#domain/commerce/entitlements.ts'
import { unpaidStates } from '#domain/commerce/order-state.ts'
import { productIds } from '#domain/commerce/products.ts'
import { follows, password, typedText } from './form-texts.ts'
import { maxTokenLength } from './limits.ts'

/** What a person sees and does about their own account. Times are ISO texts. */

/**
 * Whatever changes the account or hands it out names by this header the one that the page shows: another may have
 * signed in meanwhile, in another tab.
 */
export const accountHeader = 'x-account'

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
  /** Names the session and opens nothing. */
  id: z.string(),
  /** Such as 'Firefox on Windows'; empty when it is not known. */
  device: z.string(),
  createdAt: z.string(),
  /** To the day: a session in use is written down once a day. */
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
    /** False for an account that a purchase made and whose owner has not chosen a password yet. */
    hasPassword: z.boolean(),
    /** The address that waits for its confirmation. */
    pendingEmail: z.nullable(z.string()),
  }),
  entitlements: z.array(z.object({ name: z.enum(entitlements), source: z.string(), grantedAt: z.string() })),
  /** Newest first. */
  orders: z.array(ownOrderSchema),
  /** This device's first, then the one last seen. */
  sessions: z.array(ownSessionSchema),
})
export type AccountAnswer = z.output<typeof accountAnswerSchema>

const nameMessage = 'Names have to be text'

/** A name that is left out stays as it is. Answered with the user. */
export const profileRequestSchema = z
  .object({
    firstName: z.optional(z.string(nameMessage).check(z.overwrite(tidyText))),
    lastName: z.optional(z.string(nameMessage).check(z.overwrite(tidyText))),
  })
  .check(follows(({ firstName = '', lastName = '' }) => findNameFault({ firstName, lastName })))
export type ProfileRequest = z.output<typeof profileRequestSchema>

const currentPassword = password('The password has to be text')

export const emailChangeRequestSchema = z
  .object({
    email: typedText('The email address has to be text').check(z.overwrite(normaliseEmail)),
    currentPassword,
  })
  .check(follows(findEmailChangeFault))
export type EmailChangeRequest = z.output<typeof emailChangeRequestSchema>

/** The same words whether or not the address belongs to somebody else's account. */
export const emailChangeAnswer = {
  message: 'Open the link that we have mailed to the new address. Until then nothing changes.',
}

/** Answered with the address that the account now has. Only a session of that very account confirms it. */
export const confirmEmailRequestSchema = z.object({
  token: z
    .string(invalidEmailLinkMessage)
    .check(z.minLength(1, invalidEmailLinkMessage), z.maxLength(maxTokenLength, invalidEmailLinkMessage)),
})
export type ConfirmEmailRequest = z.output<typeof confirmEmailRequestSchema>

export const confirmEmailAnswerSchema = z.object({ email: z.string() })
export type ConfirmEmailAnswer = z.output<typeof confirmEmailAnswerSchema>

/** Answered with the user, whose other sessions have ended. */
export const passwordChangeRequestSchema = z
  .object({ currentPassword, newPassword: password('The password has to be text') })
  .check(follows(findPasswordChangeFault))
export type PasswordChangeRequest = z.output<typeof passwordChangeRequestSchema>

export const sessionsEndedAnswerSchema = z.object({ ended: z.number() })
export type SessionsEndedAnswer = z.output<typeof sessionsEndedAnswerSchema>

/** Answered without content: there is nobody left to answer. */
export const deleteAccountRequestSchema = z.object({ currentPassword }).check(follows(findDeletionFault))
export type DeleteAccountRequest = z.output<typeof deleteAccountRequestSchema>
