import { describeList, type SectionCopy } from './field-copy.ts'

export const customerPersonasCopy: SectionCopy<'customerPersonas'> = {
  personas: {
    label: 'Customer personas',
    hint: 'The two or three people you most want as customers.',
    singular: 'persona',
    ...describeList('customer personas', 'Persona'),
    createBlank: () => ({ name: '', demographics: '', painPoints: '', goals: '', buyingBehavior: '' }),
    fields: {
      name: {
        label: 'Persona name',
        hint: 'A first name and what makes them typical.',
        placeholder: 'Ferry commuter Dana',
      },
      demographics: {
        label: 'Demographics',
        hint: 'Age, location, job, income: only what changes how they buy.',
      },
      painPoints: { label: 'Pain points', hint: 'What costs them time, money or stress today?' },
      goals: { label: 'Goals', hint: 'What would a good day, month or year look like for them?' },
      buyingBehavior: { label: 'Buying behavior', hint: 'How do they find, compare, decide and pay?' },
    },
  },
  primaryPersona: {
    label: 'Primary persona',
    hint: 'When two personas’ needs conflict, whose wins?',
  },
}
