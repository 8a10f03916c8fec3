import { greet } from './greeting.ts'
import { type MailContent, renderMail } from './layout.ts'

export function renderPasswordChangedMail({
  productName,
  name,
  forgotPasswordUrl,
}: {
  productName: string
  name: string
  forgotPasswordUrl: string
}): MailContent {
  return renderMail({
    productName,
    subject: `Your ${productName} password was changed`,
    greeting: greet(name),
    before: [
      `The password for your ${productName} account has just been changed, and every other device was signed out.`,
      'If it was you, you do not need to do anything. If it was not, set a new password now.',
    ],
    action: { label: 'Set a new password', url: forgotPasswordUrl },
    after: [],
  })
}
