import { formatPrice } from '#domain/commerce/money.ts'
import {
  courseFuturePriceCents,
  courseGuaranteeDays,
  courseTotalValueCents,
  listPriceCents,
} from '#domain/commerce/products.ts'
import { product } from './product.ts'

const price = formatPrice(listPriceCents.course)
const toolPrice = formatPrice(listPriceCents.tool)

/** The course page's words. Its marketing figures and testimonials are in marketing.ts. */
export const courseContent = {
  title: `The ${product.name} course: your business plan, written with you`,
  description: `An online course that ends with a finished business plan, with templates, instructor support and the ${product.name} tool included. ${price} once, ${courseGuaranteeDays}-day money-back guarantee.`,
  hero: {
    label: 'The course',
    heading: 'Leave with the plan, not with notes about one.',
    lead: `An online course that takes you from the idea to a plan on the table, lesson by lesson. The ${product.name} tool is included.`,
    action: `ENROLL NOW - ${price}`,
  },
  price: {
    now: price,
    rise: `The price will rise to ${formatPrice(courseFuturePriceCents)}.`,
    guarantee: `${courseGuaranteeDays}-day money-back guarantee`,
    guaranteeText: `Take the course for ${courseGuaranteeDays} days. If it is not for you, write to us within that time and you get your money back.`,
  },
  outline: {
    heading: 'Six parts, one document',
    lead: 'Each part ends with pages of your own plan. Nobody hands in homework that they will not use.',
    parts: [
      { name: 'The idea', text: 'Say what you do so that a stranger repeats it correctly.', steps: 'Step 1' },
      {
        name: 'The market',
        text: 'Size it from below, and find the people who buy first.',
        steps: 'Steps 2 to 5',
      },
      { name: 'The customers', text: 'Reach them at a cost that the price can carry.', steps: 'Step 6' },
      { name: 'The work', text: 'What happens each day, and who does it.', steps: 'Steps 7 and 9' },
      {
        name: 'The money',
        text: 'Price, cost, break-even, and the sum you ask for.',
        steps: 'Step 8',
      },
      {
        name: 'The reader',
        text: 'Risks, law and timeline, read as a bank reads them.',
        steps: 'Steps 10 to 12',
      },
    ],
  },
  included: {
    heading: 'What you get',
    value: `Course ${price}, tool ${toolPrice} FREE: a value of ${formatPrice(courseTotalValueCents)}.`,
    toolNote: 'Tool access opens when you complete the course.',
  },
  questions: [
    {
      question: 'Do I have to be there at a certain time?',
      answer: 'No. Watch the lessons when it suits you, as often as you like.',
    },
    {
      question: 'Is the tool really included?',
      answer: `Yes. The ${product.name} tool, ${toolPrice} by itself, is yours for life once you complete the course.`,
    },
    {
      question: 'What if it is not for me?',
      answer: `You have ${courseGuaranteeDays} days to find out. Write to us within that time and you get your money back.`,
    },
    {
      question: 'Can I buy the tool alone?',
      answer: `Yes, for ${toolPrice}. Many people write their plan with the tool and its advisor and need no course.`,
    },
  ],
  finalCall: {
    heading: 'Start with lesson one tonight.',
    action: `ENROLL NOW - ${price}`,
  },
} as const
