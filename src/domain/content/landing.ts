import { formatPrice } from '#domain/commerce/money.ts'
import { listPriceCents } from '#domain/commerce/products.ts'
import { product } from './product.ts'

const price = formatPrice(listPriceCents.tool)

/** The landing page's words. Its marketing figures and testimonials are in marketing.ts. */
export const landingContent = {
  title: `${product.name}: write the business plan a bank says yes to`,
  description: `A guided business plan in twelve steps, with an advisor beside every one and figures that follow your numbers. ${price} once, no subscription.`,
  hero: {
    heading: 'Write the plan a bank says yes to.',
    lead: product.tagline,
    action: `START NOW - ${price}`,
    assurances: ['One payment.', 'No subscription.'],
  },
  statistics: [
    { figure: '12', text: 'guided steps' },
    { figure: '4', text: 'business templates' },
    { figure: price, text: 'once, for life' },
    { figure: '0', text: 'words lost' },
  ],
  tour: {
    heading: 'A drafting table, not a blank page',
    lead: 'The step you are on, the figures behind it and the advice for it, side by side. Everything is saved as you type.',
    sampleLead: 'Everything below is the product itself, with the plan of a made-up coffee shop in it.',
    captions: {
      workbook: {
        title: 'One step at a time',
        text: 'Each field says what a good answer holds and shows one.',
      },
      economics: {
        title: 'Figures that answer back',
        text: 'Margin, lifetime value and break-even move while you change a price or a cost.',
      },
      advisor: {
        title: 'Notes in the margin',
        text: 'The advisor reads your own plan and points at the field it means.',
      },
      document: {
        title: 'A document to hand over',
        text: 'A typeset PDF with contents, figures and page numbers.',
      },
      phone: { title: 'Also on the train', text: 'The whole workbook fits a phone.' },
    },
  },
  features: {
    heading: 'What a lender asks for, in the order in which they ask',
    items: [
      {
        title: 'Twelve guided steps',
        text: 'From the idea to the timeline. Each step says what belongs in it, why a reader cares, and shows a worked example.',
      },
      {
        title: 'An advisor on every page',
        text: 'It reads what you wrote and tells you what is missing, thin or out of line. It works with no AI account at all.',
      },
      {
        title: 'Live unit economics',
        text: 'Change the price and see margin, lifetime value and break-even change with it. Every figure shows how it was worked out.',
      },
      {
        title: 'Four business templates',
        text: 'Wording and first numbers for software, shops, consulting and local services: something to argue with from minute one.',
      },
      {
        title: 'Documents you own',
        text: 'PDF for the bank, Word for your accountant, Markdown for your notes, JSON to take everything along.',
      },
      {
        title: 'Nothing gets lost',
        text: 'Saved in your browser as you type, in the cloud when you ask for it. Undo brings back whole plans.',
      },
    ],
  },
  steps: {
    heading: 'Twelve steps, and you are done',
    lead: 'Do them in order or jump about. The progress bar and the plan keep up.',
    items: [
      { name: 'Idea and validation', text: 'What it is, for whom, and how you know they want it.' },
      { name: 'Market analysis', text: 'How large it is, which part you can reach, where it is heading.' },
      { name: 'Target customer', text: 'Who buys, what hurts them, and how they decide.' },
      { name: 'Competitive analysis', text: 'Who else they could choose, and why they would choose you.' },
      { name: 'Business model canvas', text: 'Where money comes from and what it takes to earn it.' },
      { name: 'Marketing strategy', text: 'How people hear of you, for how much, measured by what.' },
      { name: 'Operations plan', text: 'What happens on a working day, and with whose help.' },
      { name: 'Management team', text: 'Who runs it, who is missing, and who advises.' },
      { name: 'Financial projections', text: 'Price, cost and customers, worked out to break-even.' },
      { name: 'Risk assessment', text: 'What could go wrong, how likely it is, and your answer to it.' },
      { name: 'Funding requirements', text: 'How much you need, for what, and how it comes back.' },
      { name: 'Implementation timeline', text: 'What is finished by when, and what waits for it.' },
    ],
  },
  templates: {
    heading: 'Start from a business like yours',
    lead: 'Each template fills the first pages with wording and numbers. Change every one of them.',
  },
  testimonials: { heading: 'From people who had to hand one in' },
  pricing: {
    heading: 'One price, once',
    lead: 'No plans to compare, no seats to count, no renewal to forget.',
    name: 'Business package',
    terms: 'One-time payment, lifetime access',
    action: `GET YOUR PLAN - ${price}`,
    course: {
      heading: 'Would you rather be taken by the hand?',
      text: `The course ends with a finished plan and includes the tool, for ${formatPrice(listPriceCents.course)}.`,
      action: 'See the course',
    },
  },
  finalCall: {
    heading: 'The first page takes ten minutes.',
    lead: 'Start with what the business does. The figures follow.',
    action: `WRITE IT NOW - ${price}`,
  },
} as const
