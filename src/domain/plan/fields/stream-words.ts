import type { StreamKind, VolumePeriod } from '#domain/plan/forecast-choices.ts'
import type { FieldCopy, FieldHint } from './field-copy.ts'
import { volumePeriodLabels } from './choice-labels.ts'

type Words = FieldCopy & FieldHint

/** The questions about something sold, in the words of its kind. */
export interface StreamWords {
  /** The question that months 1, 6 and 12 answer together. */
  readonly volume: Words
  /** What stands after a number of the curve: 'a day'. Empty for money. */
  readonly volumeUnit: string
  /** Null where sales are typed as money. */
  readonly price: Words | null
  readonly priceUnit: string
  readonly capacity: Words
  readonly capacityUnit: string
  /** What a picture counts: 'sold a day'. */
  readonly counted: string
  /** What a year's number counts: '1,237 sold'. */
  readonly countedInYear: string
}

const growthHint = 'Three months are enough. We draw the months between.'
const capacityHint = 'With what you have now.'

export function describeStream(kind: StreamKind, period: VolumePeriod): StreamWords {
  const each = volumePeriodLabels[period]
  const words: Readonly<Record<StreamKind, StreamWords>> = {
    units: {
      volume: { label: `How many do you sell ${each}?`, hint: growthHint },
      volumeUnit: each,
      price: { label: 'What does one sale bring in?', hint: 'Before sales tax.', unit: 'money' },
      priceUnit: 'a sale',
      capacity: { label: 'What is the most you can do?', hint: capacityHint },
      capacityUnit: each,
      counted: `Sold ${each}`,
      countedInYear: 'sold',
    },
    recurring: {
      volume: { label: 'How many new customers join in a month?', hint: growthHint },
      volumeUnit: 'a month',
      price: { label: 'What does one customer pay a month?', hint: 'Before sales tax.', unit: 'money' },
      priceUnit: 'a month',
      capacity: { label: 'What is the most customers you can serve?', hint: capacityHint },
      capacityUnit: 'customers',
      counted: 'Customers',
      countedInYear: 'customers at its end',
    },
    hours: {
      volume: { label: 'How many people bill their hours?', hint: growthHint },
      volumeUnit: 'people',
      price: { label: 'What does one billed hour bring in?', hint: 'Before sales tax.', unit: 'money' },
      priceUnit: 'an hour',
      capacity: { label: 'What is the most people you can have?', hint: capacityHint },
      capacityUnit: 'people',
      counted: 'Billed hours a month',
      countedInYear: 'hours',
    },
    amount: {
      volume: { label: 'How much do you sell in a month?', hint: growthHint, unit: 'money' },
      volumeUnit: '',
      price: null,
      priceUnit: '',
      capacity: { label: 'What is the most you can sell in a month?', hint: capacityHint, unit: 'money' },
      capacityUnit: '',
      counted: 'Sales a month',
      countedInYear: '',
    },
  }
  return words[kind]
}
