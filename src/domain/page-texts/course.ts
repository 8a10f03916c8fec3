import { formatPrice } from '#domain/commerce/format-price.ts'
import {
  courseFuturePriceCents,
  courseGuaranteeDays,
  courseTotalValueCents,
  listPriceCents,
} from '#domain/commerce/products.ts'
import { product } from './product.ts'

const price = formatPrice(listPriceCents.course)
const toolPrice = formatPrice(listPriceCents.tool)

/** The course page's texts. Its marketing figures and testimonials are in marketing.ts. */
export const courseContent = {
  title: `The ${product.name} course: your business plan, written with you`,
  description: `An online course that ends with a finished business plan, with templates, instructor support and the ${product.name} tool included. ${price} once, ${courseGuaranteeDays}-day money-back guarantee.`,
  hero: {
    label: 'The course',
    heading: 'Leave with a plan, not just notes.',
    lead: `An online course that takes you from idea to finished plan, lesson by lesson. The ${product.name} tool is included.`,
    action: `ENROLL NOW - ${price}`,
  },
  price: {
    now: price,
    rise: `The price will rise to ${formatPrice(courseFuturePriceCents)}.`,
    guarantee: `${courseGuaranteeDays}-day money-back guarantee`,
    guaranteeText: `Take the course for ${courseGuaranteeDays} days. If it is not for you, write to us within that time for a full refund.`,
  },
  outline: {
    lead: 'Each part ends with pages of your own plan. There is no busywork.',
    free: 'The first lesson is free',
    read: 'Read it now',
  },
  certificate: {
    heading: 'A certificate that anyone can check',
    text: 'It is yours when your own plan has passed every lesson. It shows your name, the date and a number that confirms it, and nothing of your plan.',
  },
  included: {
    heading: 'What you get',
    value: `Course ${price}, tool ${toolPrice} FREE, a value of ${formatPrice(courseTotalValueCents)}.`,
    toolNote: 'You get the tool when you complete the course.',
  },
  questions: [
    {
      question: 'Do I have to attend at set times?',
      answer: 'No. Watch the lessons whenever you like, as often as you like.',
    },
    {
      question: 'Is the tool really included?',
      answer: `Yes. The ${product.name} tool, ${toolPrice} on its own, is yours for life once you complete the course.`,
    },
    {
      question: 'What if it is not for me?',
      answer: `You have ${courseGuaranteeDays} days to find out. Write to us within that time for a full refund.`,
    },
    {
      question: 'Can I buy just the tool?',
      answer: `Yes, for ${toolPrice}. Many people write their plan with just the tool and its advisor.`,
    },
  ],
  finalCall: {
    heading: 'Start with lesson one tonight.',
    action: `ENROLL NOW - ${price}`,
  },
} as const
