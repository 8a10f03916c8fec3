import { describeList, type SectionCopy } from './field-copy.ts'

export const implementationTimelineCopy: SectionCopy<'implementationTimeline'> = {
  milestones: {
    label: 'Milestones',
    hint: 'Eight to twelve steps to an operating business, each either done or not.',
    singular: 'milestone',
    ...describeList('milestones', 'Milestone'),
    createBlank: () => ({ title: '', description: '', timeline: '', dependencies: [] }),
    fields: {
      title: { label: 'Milestone', hint: 'The result in a few words.', placeholder: 'Lease signed' },
      description: { label: 'Description', hint: 'How will you know it is done, and who is responsible?' },
      timeline: {
        label: 'Timeline',
        hint: 'A date, such as May 2027 or Q3 2027, or months from the start.',
        placeholder: 'Month 2-3',
      },
      dependencies: {
        label: 'Dependencies',
        hint: 'What has to be finished first: another milestone, a permit, the money.',
        placeholder: 'Loan approved',
        singular: 'dependency',
        ...describeList('dependencies', 'Dependency'),
      },
    },
  },
  executiveSummary: {
    label: 'Executive summary',
    hint: 'What, for whom, how much you ask for, how it is repaid, key figures and team.',
  },
  summaryFigures: {
    label: 'Figures in the summary',
    hint: 'Amounts of the plan that the executive summary names, as they were when you wrote it.',
    singular: 'figure',
    ...describeList('figures', 'Figure'),
  },
  appendix: {
    label: 'Appendix',
    hint: 'The papers you hand over with the plan. They are listed in it, and no file is uploaded.',
    singular: 'document',
    ...describeList('documents', 'Document'),
    createBlank: () => ({ name: '', note: '' }),
    fields: {
      name: { label: 'Document', hint: 'What it is, in the words a reader looks for.' },
      note: {
        label: 'Note',
        hint: 'Whose it is, from when, or when it follows.',
        placeholder: 'Both owners, 2023 to 2025',
      },
    },
  },
}
