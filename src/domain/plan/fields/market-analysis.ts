import { describeList, type SectionCopy } from './field-copy.ts'

export const marketAnalysisCopy: SectionCopy<'marketAnalysis'> = {
  tam: {
    label: 'TAM (total addressable market)',
    hint: 'What everyone who could buy this spends in a year, and where the number comes from.',
    placeholder: 'Number of possible customers × what each spends a year',
  },
  sam: {
    label: 'SAM (serviceable available market)',
    hint: 'The part of the TAM that your offer, your area and your price can serve.',
    placeholder: 'Customers you could serve × what each spends a year',
  },
  som: {
    label: 'SOM (serviceable obtainable market)',
    hint: 'What you can win within three years, calculated from customers and price.',
    placeholder: 'Customers you can win × what each pays you a year',
  },
  summary: {
    label: 'Research summary',
    hint: 'What did you count, read or ask, and what did you learn from it?',
  },
  segments: {
    label: 'Market segments',
    hint: 'Groups that buy for different reasons, the most important one first.',
    singular: 'segment',
    ...describeList('market segments', 'Segment'),
    createBlank: () => ({ name: 'New Market Segment', size: '', growthRate: '', characteristics: '' }),
    fields: {
      name: { label: 'Segment name', hint: 'Who they are, in three or four words.' },
      size: {
        label: 'Size',
        hint: 'How many people or companies, and who counted them.',
        placeholder: '1,200 households (county records)',
      },
      growthRate: {
        label: 'Growth rate',
        hint: 'How fast the group grows or shrinks in a year.',
        placeholder: 'About 4% a year',
      },
      characteristics: {
        label: 'Characteristics',
        hint: 'Where they are, what they need, and how they choose.',
      },
    },
  },
  trends: {
    label: 'Market trends',
    hint: 'Changes already happening that help or threaten you.',
    singular: 'trend',
    ...describeList('market trends', 'Trend'),
    createBlank: () => ({ title: 'Market Trend', description: '' }),
    fields: {
      title: { label: 'Trend', hint: 'The change in a few words.' },
      description: {
        label: 'What it means for you',
        hint: 'How strong it is, how you know, and what you will do about it.',
      },
    },
  },
}
