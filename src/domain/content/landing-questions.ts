import { formatPrice } from '#domain/commerce/money.ts'
import { courseGuaranteeDays, listPriceCents } from '#domain/commerce/products.ts'

interface Question {
  question: string
  answer: string
}

/** What people ask before they pay, answered with what the product does. */
export const landingQuestions: readonly Question[] = [
  {
    question: 'What happens if I stop paying?',
    answer: `Nothing, because there is nothing to stop. You pay ${formatPrice(listPriceCents.tool)} once and keep your access for life. There is no subscription and no renewal.`,
  },
  {
    question: 'Who sees my plan?',
    answer:
      'You. A plan lives in your own browser until you save it to the cloud, and then it belongs to your account alone. If someone else asks the server for it, the server answers that there is no such plan.',
  },
  {
    question: 'Can I get my data out?',
    answer:
      'At any time, and without asking us: PDF, Word and Markdown to read, and JSON that holds everything and can be imported again. Exports are made in your browser, so they work even when our server does not.',
  },
  {
    question: 'Does the AI train on my plan?',
    answer:
      'We train nothing on your plan. The built-in advisor is a set of rules and written guidance, not a model. If the operator of this site has connected a language model, your question and an excerpt of the plan are sent to it to be answered; the privacy page says so, and the panel says which of the two is answering.',
  },
  {
    question: 'What does a bank want to see?',
    answer:
      'How the money comes back. A lender reads the summary, then turns to the figures: what one sale costs and brings in, how many you need to break even, how much you ask for and what it buys, what could go wrong, and who is going to do the work. The twelve steps end in a document in that order, with the working behind every figure.',
  },
  {
    question: 'How long does it take?',
    answer:
      'A first draft takes an evening or two. What takes longer is finding out your numbers, and the advisor tells you which ones are still guesses.',
  },
  {
    question: 'Is it right for my kind of business?',
    answer:
      'There are templates for subscription software, online shops, consulting and local services such as a café, and further starting points for a marketplace, a service business and a start-up. Every text in them can be changed, so they are a beginning and not a form.',
  },
  {
    question: 'Do I need an account before I buy?',
    answer:
      'No. Your account is made for the e-mail address you pay with, and the receipt has a link to set your password.',
  },
  {
    question: 'Can I have my money back?',
    answer: `The refund page says when and how. The course comes with a ${courseGuaranteeDays}-day money-back guarantee.`,
  },
]
