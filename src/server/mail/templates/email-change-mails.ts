import { greet } from './greeting.ts'
import { type MailContent, renderMail } from './layout.ts'

/** To the new address. */
export function renderEmailConfirmationMail({
  productName,
  name,
  link,
}: {
  productName: string
  name: string
  link: string
}): MailContent {
  return renderMail({
    productName,
    subject: `Confirm your new ${productName} address`,
    greeting: greet(name),
    before: [`Someone, most likely you, wants to use this address for their ${productName} account.`],
    action: { label: 'Confirm this address', url: link },
    after: [
      'The link is valid for one hour, works once, and asks you to sign in to the account. Until then the account keeps its current address.',
      'If it was not you, you do not need to do anything. Nothing changes without this link.',
    ],
  })
}

/** To the account's current address. */
export function renderEmailChangeNotice({
  productName,
  name,
  newEmail,
  forgotPasswordUrl,
}: {
  productName: string
  name: string
  newEmail: string
  forgotPasswordUrl: string
}): MailContent {
  return renderMail({
    productName,
    subject: `A change of your ${productName} address was requested`,
    greeting: greet(name),
    before: [
      `Someone who knows your password asked to change the address of your ${productName} account to ${newEmail}. It changes once that address is confirmed within the next hour.`,
      'If it was you, you do not need to do anything. If it was not, set a new password now. That stops the change and signs everyone else out.',
    ],
    action: { label: 'Set a new password', url: forgotPasswordUrl },
    after: [],
  })
}

/** To the owner of an address that another account wants to use. */
export function renderAddressTakenMail({
  productName,
  name,
  loginUrl,
}: {
  productName: string
  name: string
  loginUrl: string
}): MailContent {
  return renderMail({
    productName,
    subject: `Someone tried to use your ${productName} address`,
    greeting: greet(name),
    before: [
      `Someone wanted to use this address for another ${productName} account. It already belongs to yours, so nothing changed. They were not told that you have an account.`,
      'If it was you, you have two accounts. Sign in to this one with this address.',
    ],
    action: { label: 'Sign in', url: loginUrl },
    after: ['If it was not you, you do not need to do anything.'],
  })
}
