import { greet } from './greeting.ts'
import { type MailContent, renderMail } from './layout.ts'

/** For the owner of an address with which somebody has just tried to sign up once more. */
export function renderAccountExistsMail({
  productName,
  name,
  dashboardUrl,
}: {
  productName: string
  name: string
  dashboardUrl: string
}): MailContent {
  return renderMail({
    productName,
    subject: `You already have a ${productName} account`,
    greeting: greet(name),
    before: [
      `Someone, most likely you, tried to sign up for ${productName} with this address. You already have an account, with everything you wrote still in it.`,
    ],
    action: { label: 'Open your dashboard', url: dashboardUrl },
    after: [
      'Forgotten the password? Choose "Forgot password" on the sign-in page and set a new one.',
      'If it was not you, you need not do anything. Nothing about your account has changed.',
    ],
  })
}
