import { describeList, type SectionCopy } from './field-copy.ts'

export const marketingStrategyCopy: SectionCopy<'marketingStrategy'> = {
  channels: {
    label: 'Marketing channels',
    hint: 'Where does your primary persona already look? Two or three, done well.',
    placeholder: 'Google Business Profile with weekly posts',
    singular: 'channel',
    ...describeList('marketing channels', 'Channel'),
  },
  budget: {
    label: 'Marketing budget',
    hint: 'How much a month, how you split it, and how many customers it should bring.',
    placeholder: '$1,500 a month, enough for 10 new customers at $150 each',
  },
  timeline: {
    label: 'Marketing timeline',
    hint: 'What happens before opening, in the first month, and after that?',
  },
  metrics: {
    label: 'Success metrics',
    hint: 'One number per channel that shows within weeks whether to continue.',
    placeholder: 'Cost per new customer: below $150 by month 3',
    singular: 'metric',
    ...describeList('success metrics', 'Metric'),
  },
}
