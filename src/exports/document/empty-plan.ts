import type { DocumentSection } from './document-model.ts'

/** The content of the document for an empty plan. */
export const emptyPlanSection: DocumentSection = {
  id: 'getting-started',
  number: 1,
  title: 'Your plan starts here',
  blocks: [
    {
      type: 'paragraph',
      text: 'This plan has a cover and a name. Everything you write in the workbook will appear on the pages after it, in the order a bank or an investor expects.',
    },
    { type: 'heading', level: 2, text: 'Three good first steps' },
    {
      type: 'list',
      items: [
        'Open step 1, Business Idea, and say in one sentence what you offer and who it is for.',
        'Write down the problem you solve, who has it, and what it costs them today.',
        'Enter your own price and costs in step 8, Financial Projections, to see what one customer earns you.',
      ],
    },
    {
      type: 'paragraph',
      text: 'You can fill in the steps in any order. Sections without answers are left out, so the document looks finished at every stage.',
    },
  ],
}
