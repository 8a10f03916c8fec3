import { greet } from './greeting.ts'
import { type MailContent, renderMail } from './layout.ts'

export function renderPasswordResetMail({
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
    subject: `Set a new ${productName} password`,
    greeting: greet(name),
    before: [`Someone, most likely you, asked to set a new password for your ${productName} account.`],
    action: { label: 'Choose a new password', url: link },
    after: [
      'The link is valid for one hour and works once. If it has expired, request a new one.',
      'If it was not you, you do not need to do anything. Your password stays the same, and no one can change it without this link.',
    ],
  })
}
