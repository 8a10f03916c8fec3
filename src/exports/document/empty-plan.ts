import type { DocumentSection } from './document-model.ts'

/** The content of the document for an empty plan. */
export const emptyPlanSection: DocumentSection = {
  id: 'getting-started',
  title: 'Your plan starts here',
  blocks: [
    {
      type: 'paragraph',
      text: 'This plan has a cover and a name. Everything you write in the workbook will appear on the pages after it, in the order in which a bank or an investor reads.',
    },
    { type: 'heading', level: 2, text: 'Three good first steps' },
    {
      type: 'list',
      items: [
        'Open step 1, Business Idea, and say in one sentence what you offer and for whom.',
        'Write down the problem you solve, who has it, and what it costs them today.',
        'Put your own price and costs into step 8, Financial Projections, and see what one customer earns you.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Steps may be filled in any order. Sections without an answer are left out, so the document looks finished at every stage.',
    },
  ],
}
