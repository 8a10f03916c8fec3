import { formatPrice } from '#domain/commerce/format-price.ts'
import { courseGuaranteeDays, listPriceCents } from '#domain/commerce/products.ts'

interface Question {
  question: string
  answer: string
}

/** The questions people ask before they pay, answered with facts about the product. */
export const landingQuestions: readonly Question[] = [
  {
    question: 'What happens if I stop paying?',
    answer: `Nothing, because there is nothing to stop. You pay ${formatPrice(listPriceCents.tool)} once and keep your access for life. There is no subscription and no renewal.`,
  },
  {
    question: 'Who sees my plan?',
    answer:
      'Only you. A plan stays in your own browser until you save it to the cloud, and then only your account can open it. To anyone else, the server answers that there is no such plan.',
  },
  {
    question: 'Can I get my data out?',
    answer:
      'Yes, anytime. Export PDF, Word and Markdown to read, and JSON with everything in it to import again. Exports are made in your browser, so they work even when our server is down.',
  },
  {
    question: 'Does the AI train on my plan?',
    answer:
      'We train nothing on your plan. The built-in advisor is a set of rules and written guidance, not a model. If the operator of this site has connected a language model, your question and an excerpt of the plan are sent to it. The privacy page says so, and the panel shows which of the two is answering.',
  },
  {
    question: 'What does a bank want to see?',
    answer:
      'How the loan gets repaid. A lender reads the summary, then turns to the numbers: what one sale costs and earns, how many you need to break even, how much you are asking for and what it buys, what could go wrong, and who will do the work. The twelve steps produce a document in that order, with the math behind every figure.',
  },
  {
    question: 'How long does it take?',
    answer:
      'A first draft takes an evening or two. Finding your numbers takes longer, and the advisor shows you which ones are still guesses.',
  },
  {
    question: 'Is it right for my kind of business?',
    answer:
      'There are templates for subscription software, online shops, consulting and local services such as a coffee shop, plus starting points for a marketplace, a service business and a startup. You can change every word in them.',
  },
  {
    question: 'Do I need an account before I buy?',
    answer:
      'No. We create your account for the email address you pay with, and the receipt has a link to set your password.',
  },
  {
    question: 'Can I get a refund?',
    answer: `The refund page explains when and how. The course comes with a ${courseGuaranteeDays}-day money-back guarantee.`,
  },
]
