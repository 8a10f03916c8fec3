import { greet } from './greeting.ts'
import { type MailContent, renderMail } from './layout.ts'

export function renderWelcomeMail({
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
    subject: `Welcome to ${productName}`,
    greeting: greet(name),
    before: [
      'Your account is ready. Your plans are on the dashboard. Start from a template and work through the twelve steps at your own pace.',
    ],
    action: { label: 'Open your dashboard', url: dashboardUrl },
    after: ['If you did not sign up, someone mistyped their address. You can ignore this email.'],
  })
}
