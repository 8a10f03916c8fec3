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
      'The link is valid for one hour and works once. If it has run out, just ask for a new one.',
      'If it was not you, you need not do anything: your password stays as it is, and nobody can change it without this link.',
    ],
  })
}
