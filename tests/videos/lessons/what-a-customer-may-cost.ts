import { mark, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { field, labeled, row } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'The budget',
    caption: 'Say what you spend a month, and what it buys. $600 goes to three things.',
    do: [openStep(6), mark(field('Marketing budget'), '$600 a month')],
  },
  {
    caption: 'At $5 per new customer, that is 120 new customers a month. The two numbers must agree.',
    do: [mark(field('Marketing budget'), '120 new customers a month')],
    isPoster: true,
  },
  {
    chapter: 'Find the limit',
    caption: 'Step 8 has the same $5 as the cost to win a customer.',
    do: [openStep(8), show(labeled('Cost to win a customer (CAC)'))],
  },
  {
    caption: 'One customer pays 64 times what it costs to win one. Below 3, the budget is too high.',
    do: [show(row('LTV / CAC'))],
  },
  {
    chapter: 'One budget everywhere',
    caption: 'The forecast pays the same $600 every month. A bank compares the two pages.',
    do: [openStep('8&part=costs-and-people'), show(labeled('Amount', 4))],
  },
]
