import { greet } from './greeting.ts'
import { type MailContent, renderMail } from './layout.ts'

interface FinishedParts {
  productName: string
  name: string
  number: string
  certificateUrl: string
  dashboardUrl: string
}

export function renderCourseFinishedMail(parts: FinishedParts): MailContent {
  return renderMail({
    productName: parts.productName,
    subject: 'You finished the course',
    greeting: greet(parts.name),
    before: [
      'You finished the course: your own plan has passed every lesson.',
      `Your certificate has the number ${parts.number}. Its page confirms your name, the course and the date to anyone you show it to, and shows nothing of your plan.`,
    ],
    action: { label: 'Open your certificate', url: parts.certificateUrl },
    after: [`The planning tool is now open to you, for as many plans as you like: ${parts.dashboardUrl}`],
  })
}
