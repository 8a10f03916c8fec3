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
    before: [
      `Someone, most likely you, wants to use this address for their ${productName} account from now on.`,
    ],
    action: { label: 'Confirm this address', url: link },
    after: [
      'The link is valid for one hour, works once, and asks you to sign in to the account. Until then the account keeps the address it has.',
      'If it was not you, you need not do anything: without this link nothing changes.',
    ],
  })
}

/** To the address that the account has. */
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
    subject: `Your ${productName} address is to be changed`,
    greeting: greet(name),
    before: [
      `Someone who knows your password asked that your ${productName} account use the address ${newEmail} from now on. It changes once that address is confirmed, within the next hour.`,
      'If it was you, you need not do anything. If it was not, set a new password now: that stops the change and signs everybody else out.',
    ],
    action: { label: 'Set a new password', url: forgotPasswordUrl },
    after: [],
  })
}

/** To the owner of an address that somebody else wants to use. */
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
    subject: `Your ${productName} address was asked for`,
    greeting: greet(name),
    before: [
      `Someone wanted to use this address for another ${productName} account. It belongs to yours already, so nothing was changed and they were told nothing.`,
      'If it was you: you have two accounts. Sign in to this one with this address.',
    ],
    action: { label: 'Sign in', url: loginUrl },
    after: ['If it was not you, you need not do anything.'],
  })
}
