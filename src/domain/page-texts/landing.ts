import { formatPrice } from '#domain/commerce/format-price.ts'
import { listPriceCents } from '#domain/commerce/products.ts'
import { product } from './product.ts'

const price = formatPrice(listPriceCents.tool)

/** The landing page's texts. Its marketing figures and testimonials are in marketing.ts. */
export const landingContent = {
  title: `${product.name}: write the business plan a bank says yes to`,
  description: `A guided business plan in twelve steps, with an advisor at every step and figures that follow your numbers. ${price} once, no subscription.`,
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
    sampleLead: 'Everything below is the real product, with the plan of a made-up coffee shop.',
    captions: {
      workbook: {
        title: 'One step at a time',
        text: 'Each field explains what a good answer includes and shows one.',
      },
      economics: {
        title: 'Figures that update live',
        text: 'Margin, lifetime value and break-even change as you edit a price or a cost.',
      },
      advisor: {
        title: 'Notes in the margin',
        text: 'The advisor reads your own plan and points to the exact field.',
      },
      document: {
        title: 'A document to hand over',
        text: 'A typeset PDF with contents, figures and page numbers.',
      },
      phone: { title: 'On your phone too', text: 'The whole workbook fits on a phone.' },
    },
  },
  features: {
    heading: 'What lenders ask for, in the order they ask',
    items: [
      {
        title: 'Twelve guided steps',
        text: 'From the idea to the timeline. Each step explains what belongs in it and why a reader cares, and shows an example.',
      },
      {
        title: 'An advisor on every page',
        text: 'It reads what you wrote and points out what is missing, thin or inconsistent. You do not need an AI account.',
      },
      {
        title: 'Live unit economics',
        text: 'Change the price and see margin, lifetime value and break-even change with it. Every figure shows its math.',
      },
      {
        title: 'Four business templates',
        text: 'Wording and starting numbers for software, shops, consulting and local services, and three more starting points, ready to edit from minute one.',
      },
      {
        title: 'Documents you own',
        text: 'PDF for the bank, Word for your accountant, Markdown for your notes, JSON to keep everything.',
      },
      {
        title: 'Nothing gets lost',
        text: 'Saved in your browser as you type, and in the cloud when you want. Undo restores whole plans.',
      },
    ],
  },
  steps: {
    heading: 'Twelve steps, and you are done',
    lead: 'Do them in order or jump around. The progress bar and the plan keep up.',
    items: [
      { name: 'Idea and validation', text: 'What it is, who it is for, and how you know they want it.' },
      { name: 'Market analysis', text: 'How large it is, what part you can reach, and where it is heading.' },
      { name: 'Target customer', text: 'Who buys, what problem they have, and how they decide.' },
      { name: 'Competitive analysis', text: 'Who else they could choose, and why they would choose you.' },
      { name: 'Business model canvas', text: 'Where money comes from and what it takes to earn it.' },
      { name: 'Marketing strategy', text: 'How people find you, what it costs, and how you measure it.' },
      { name: 'Operations plan', text: 'What happens on a workday, and with whose help.' },
      { name: 'Management team', text: 'Who runs it, who is missing, and who advises you.' },
      { name: 'Financial projections', text: 'Price, cost and customers, all the way to break-even.' },
      { name: 'Risk assessment', text: 'What could go wrong, how likely it is, and what you will do.' },
      { name: 'Funding requirements', text: 'How much you need, what for, and how you pay it back.' },
      { name: 'Implementation timeline', text: 'What gets done by when, and what depends on it.' },
    ],
  },
  templates: {
    heading: 'Start from a business like yours',
    lead: 'Each template fills the first pages with wording and numbers that you can change.',
  },
  testimonials: { heading: 'From people who had to write one' },
  pricing: {
    heading: 'One price, once',
    lead: 'No plans to compare, no seats to count, no renewal to forget.',
    name: 'Business package',
    terms: 'One-time payment, lifetime access',
    action: `GET YOUR PLAN - ${price}`,
    course: {
      heading: 'Want more guidance?',
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
