import { formatPrice } from '#domain/commerce/format-price.ts'
import { courseGuaranteeDays, listPriceCents, type ProductId } from '#domain/commerce/products.ts'

interface CheckoutContent {
  /** The note under the price about how often it is paid. */
  paymentLabel: string
  /** Appears next to the email field. */
  emailNote: string
  features: readonly { title: string; text: string }[]
  /** Under the total, to reassure the buyer. */
  assurance: string
  /** Shown in the second between the payment and the success screen. */
  afterPayment: string
}

/** The texts about each product on the checkouts and the success screens. */
export const checkoutContent: Readonly<Record<ProductId, CheckoutContent>> = {
  tool: {
    paymentLabel: 'One-time payment',
    emailNote: "We'll create your account for this email after payment",
    features: [
      { title: 'AI copilot', text: 'Reads the step you are on and points out what is thin or missing.' },
      { title: '12-step framework', text: 'What lenders ask for, in the order they ask.' },
      { title: '4 business model templates', text: 'Wording and numbers to start from.' },
      { title: 'Financial modeling tools', text: 'Margin, lifetime value and break-even as you type.' },
      { title: 'PDF export', text: 'A finished document to hand to a bank or a partner.' },
      { title: 'Lifetime access', text: 'No subscription, nothing to renew.' },
    ],
    assurance: 'Pay once. There is no subscription and nothing renews.',
    afterPayment: 'Setting up your account...',
  },
  course: {
    paymentLabel: 'One-time payment',
    emailNote: 'Your course login credentials will be sent to this email',
    features: [
      { title: 'Video lessons', text: 'Watch at your own pace, as often as you like.' },
      { title: 'Step-by-step framework', text: 'From idea to finished plan.' },
      { title: 'Downloadable templates and worksheets', text: 'To fill in along with the lessons.' },
      { title: 'Instructor support', text: 'Ask when you are stuck and get an answer.' },
      { title: 'Certificate of completion', text: 'With your name and the date on it.' },
      {
        title: `Lifetime tool access (${formatPrice(listPriceCents.tool)} value)`,
        text: 'The planning tool is yours once you complete the course.',
      },
    ],
    assurance: `${courseGuaranteeDays}-day money-back guarantee. Pay once, nothing renews.`,
    afterPayment: 'Enrolling you in the course...',
  },
}
