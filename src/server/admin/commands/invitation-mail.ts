import { pages } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import { greet } from '#server/mail/templates/greeting.ts'
import { type MailContent, renderMail } from '#server/mail/templates/layout.ts'

/** For a person whose account was created by an operator and who has no password yet. */
export function renderInvitationMail({
  username,
  firstName,
  link,
  publicUrl,
}: {
  username: string
  firstName: string
  link: string
  publicUrl: string
}): MailContent {
  return renderMail({
    productName: product.name,
    subject: `Your ${product.name} account`,
    greeting: greet(firstName),
    before: [
      `An account has been created for you. Your username is ${username}. Choose a password to sign in.`,
    ],
    action: { label: 'Choose a password', url: link },
    after: [
      `The link is valid for one hour and works once. If it has expired, request a new one at ${publicUrl}${pages.forgotPassword.path}`,
    ],
  })
}
