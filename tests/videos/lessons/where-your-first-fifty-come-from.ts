import { mark, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { field, labeled } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'The customer’s day',
    caption: 'Start from your customer’s day. Dana walks past the gate and orders by phone from the bus.',
    do: [openStep(5), mark(field('Buying behavior'), 'Orders by phone from the bus')],
  },
  {
    chapter: 'A place and an action',
    caption: 'A channel is a place where she already looks, and what you do there.',
    do: [openStep(6), show(labeled('Channel 1'))],
  },
  {
    caption: 'The sign at the gate is seen by every passenger on foot, twice a day.',
    do: [mark(field('Channel 1'), 'seen by every walk-on passenger twice a day')],
    isPoster: true,
  },
  {
    caption: 'The ferry app shows the hours next to the sailings, where people look anyway.',
    do: [mark(field('Channel 2'), 'our hours next to the sailings')],
  },
  {
    caption: 'Word of mouth alone waits for others. A free coffee for every friend is something you do.',
    do: [mark(field('Channel 3'), 'one for every friend a customer brings')],
  },
  {
    chapter: 'Count before you promise',
    caption: '130 visits a day in the first month is 7 of 100 early passengers. A reader can believe that.',
    do: [mark(field('Metric 1'), '130 in the first month of sales')],
  },
]
