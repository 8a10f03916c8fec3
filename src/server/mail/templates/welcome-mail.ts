import type { Entitlement } from '#domain/commerce/entitlements.ts'
import { greet } from './greeting.ts'
import { type MailContent, renderMail } from './layout.ts'

interface WelcomeParts {
  productName: string
  name: string
  /** What the coupon code of the sign-up opened. */
  granted: Entitlement | null
  dashboardUrl: string
  courseUrl: string
}

const openedTexts: Readonly<Record<Entitlement, string>> = {
  course:
    'Your code has opened the course: every lesson, worksheet and video. Each lesson ends in your own plan, and once you complete the course, the planning tool is yours for life too.',
  tool: 'Your code has opened the planning tool: it is yours for life, with nothing to pay.',
}

export function renderWelcomeMail({
  productName,
  name,
  granted,
  dashboardUrl,
  courseUrl,
}: WelcomeParts): MailContent {
  return renderMail({
    productName,
    subject: `Welcome to ${productName}`,
    greeting: greet(name),
    before: [
      'Your account is ready. Your plans are on the dashboard. Start from a template and work through the twelve steps at your own pace.',
      ...(granted === null ? [] : [openedTexts[granted]]),
    ],
    action:
      granted === 'course'
        ? { label: 'Open the course', url: courseUrl }
        : { label: 'Open your dashboard', url: dashboardUrl },
    after: ['If you did not sign up, someone mistyped their address. You can ignore this email.'],
  })
}
