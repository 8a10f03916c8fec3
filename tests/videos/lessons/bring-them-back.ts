import { mark, openStep, type Scene, show, type } from '#tests/videos/scene.ts'
import { field, labeled, row } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'Three numbers',
    caption: 'Say what the price is for. Here, $8 is one visit.',
    do: [openStep(8), show(labeled('Price per what'))],
  },
  {
    caption: 'Say how often a customer buys. Harbor Roasters counts carefully: six times a month.',
    do: [show(labeled('How often a customer buys'))],
  },
  {
    caption: 'Churn is the share of customers who leave in a month. 15% means they stay 6.7 months.',
    do: [show(labeled('Monthly churn (%)'))],
  },
  {
    chapter: 'What a customer is worth',
    caption: 'Over that time, one customer pays $320. The page shows how it gets there.',
    do: [show(row('Lifetime value (LTV)'))],
    isPoster: true,
  },
  {
    caption: 'Try a higher churn, and the value falls at once. This number deserves an honest guess.',
    do: [type(field('Monthly churn (%)'), '30'), show(row('Lifetime value (LTV)'))],
  },
  {
    chapter: 'The same in words',
    caption: 'Step 6 says it too: at least 85% of the cards are used again. Words and figures must match.',
    do: [openStep(6), mark(field('Metric 3'), 'at least 85%')],
  },
]
