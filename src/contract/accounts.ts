import * as z from 'zod/mini'
import {
  findAccountDetailsFault,
  findForgotPasswordFault,
  findLoginFault,
  findNewPasswordFault,
  invalidResetLinkMessage,
  resetLinkSentMessage,
} from '#domain/accounts/account-forms.ts'
import { normalizeEmail } from '#domain/accounts/email-addresses.ts'
import { follows, password, tidied, typedText } from './form-texts.ts'
import { maxCouponLength, maxTokenLength } from './request-limits.ts'

/**
 * The rules and their order come from the domain (account-forms.ts). These schemas apply them to a request and
 * normalize every text. A missing text counts as empty, so that the message names the field to fill in instead of a
 * wrong type.
 */

const loginMessage = 'Please enter both username and password'

/** The answer is the user. */
export const loginRequestSchema = z
  .object({ username: tidied(loginMessage), password: password(loginMessage) })
  .check(follows(findLoginFault))
export type LoginRequest = z.output<typeof loginRequestSchema>
export type Login = z.output<typeof loginRequestSchema>

const couponMessage = 'This coupon is not valid or has expired.'
const couponCode = z.string('The coupon must be text').check(z.maxLength(maxCouponLength, couponMessage))

/** The answer is 204 for a code that sign-up accepts. The check does not use it up. */
export const checkCouponRequestSchema = z.object({ couponCode })
export type CheckCouponRequest = z.output<typeof checkCouponRequestSchema>

const registerMessage = 'Please fill in all required fields'

/** The answer is the user, who is signed in. */
export const registerRequestSchema = z
  .object({
    username: tidied(registerMessage),
    password: password(registerMessage),
    email: typedText(registerMessage).check(z.overwrite(normalizeEmail)),
    firstName: tidied('The first name must be text'),
    lastName: tidied('The last name must be text'),
    couponCode: z.optional(couponCode),
  })
  .check(follows(findAccountDetailsFault))
export type RegisterRequest = z.output<typeof registerRequestSchema>
export type Registration = z.output<typeof registerRequestSchema>

export const forgotPasswordRequestSchema = z
  .object({ emailOrUsername: tidied('Please enter your email or username') })
  .check(follows(findForgotPasswordFault))
export type ForgotPasswordRequest = z.output<typeof forgotPasswordRequestSchema>

export const forgotPasswordAnswer = { message: resetLinkSentMessage }

/** The answer is the user, who is signed in. */
export const resetPasswordRequestSchema = z
  .object({
    token: z
      .string(invalidResetLinkMessage)
      .check(z.minLength(1, invalidResetLinkMessage), z.maxLength(maxTokenLength, invalidResetLinkMessage)),
    newPassword: password('Please fill in all fields'),
  })
  .check(follows(({ newPassword }) => findNewPasswordFault(newPassword)))
export type ResetPasswordRequest = z.output<typeof resetPasswordRequestSchema>
export type PasswordReset = z.output<typeof resetPasswordRequestSchema>
