import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { describeList, type ItemListCopy, type SectionCopy } from './field-copy.ts'

type Competitor = WorkbookData['competitiveAnalysis']['directCompetitors'][number]

/** Both lists of competitors ask the same questions. */
const competitors: Pick<ItemListCopy<Competitor>, 'fields' | 'createBlank'> = {
  createBlank: () => ({ name: '', strengths: '', weaknesses: '', marketShare: '', pricing: '' }),
  fields: {
    name: { label: 'Competitor', hint: 'The name, or the kind of business if there are many like it.' },
    strengths: { label: 'Strengths', hint: 'Why do customers choose them today? Be fair.' },
    weaknesses: { label: 'Weaknesses', hint: 'What do their customers complain about?' },
    marketShare: {
      label: 'Market share',
      hint: 'Your best estimate, and how you got it.',
      placeholder: 'About 20% of local orders',
    },
    pricing: {
      label: 'Pricing',
      hint: 'What they charge for something comparable.',
      placeholder: '$120 a month, one-year contract',
    },
  },
}

export const competitiveAnalysisCopy: SectionCopy<'competitiveAnalysis'> = {
  directCompetitors: {
    label: 'Direct competitors',
    hint: 'Businesses that sell nearly the same thing to the same people.',
    singular: 'direct competitor',
    ...describeList('direct competitors', 'Direct Competitor'),
    ...competitors,
  },
  indirectCompetitors: {
    label: 'Indirect competitors',
    hint: 'Other ways to solve the problem, including doing it yourself or not at all.',
    singular: 'indirect competitor',
    ...describeList('indirect competitors', 'Indirect Competitor'),
    ...competitors,
  },
  competitiveAdvantages: {
    label: 'Competitive advantages',
    hint: 'What you have that is hard to copy.',
    singular: 'advantage',
    ...describeList('competitive advantages', 'Advantage'),
    createBlank: () => ({ title: '', description: '' }),
    fields: {
      title: { label: 'Advantage', hint: 'The advantage in a few words.' },
      description: {
        label: 'Why it lasts',
        hint: 'Proof that you have it, and what it would cost a rival to catch up.',
      },
    },
  },
  marketPosition: {
    label: 'Market position',
    hint: 'Who are you the obvious choice for, and who are you not for?',
  },
  pricingStrategy: {
    label: 'Pricing strategy',
    hint: 'Your price next to theirs, and why the difference is right.',
  },
}
