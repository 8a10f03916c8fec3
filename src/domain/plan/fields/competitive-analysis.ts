import { describeList, type ItemListCopy, type SectionCopy } from './field-copy.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

type Competitor = WorkbookData['competitiveAnalysis']['directCompetitors'][number]

/** Both lists of competitors ask the same questions. */
const competitors: Pick<ItemListCopy<Competitor>, 'fields' | 'createBlank'> = {
  createBlank: () => ({ name: '', strengths: '', weaknesses: '', marketShare: '', pricing: '' }),
  fields: {
    name: { label: 'Competitor', hint: 'The name, or the kind of provider if there are many alike.' },
    strengths: { label: 'Strengths', hint: 'Why do customers choose them today? Be fair.' },
    weaknesses: { label: 'Weaknesses', hint: 'What do their customers complain about?' },
    marketShare: {
      label: 'Market share',
      hint: 'Your best estimate, and how you arrived at it.',
      placeholder: 'About a fifth of local orders',
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
    hint: 'Those who sell nearly the same thing to the same people.',
    singular: 'direct competitor',
    ...describeList('direct competitors', 'Direct Competitor'),
    ...competitors,
  },
  indirectCompetitors: {
    label: 'Indirect competitors',
    hint: 'Other ways to solve the problem, including doing it oneself or not at all.',
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
    hint: 'For whom are you the obvious choice, and for whom are you not?',
  },
  pricingStrategy: {
    label: 'Pricing strategy',
    hint: 'Your price beside theirs, and why the difference is right.',
  },
}
