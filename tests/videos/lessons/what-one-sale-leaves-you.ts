import { openStep, type Scene, show, type } from '#tests/videos/scene.ts'
import { field, labeled, row } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'One sale',
    caption: 'Begin with one sale. A visit to Harbor Roasters brings in $8.',
    do: [openStep(8), show(labeled('Price'))],
  },
  {
    caption: 'Coffee, milk, food, the cup and the card fee cost $3.',
    do: [show(labeled('Cost of goods (COGS)'))],
  },
  {
    caption: 'So one visit leaves $5. Everything else in the plan is paid from it.',
    do: [show(row('Contribution margin'))],
    isPoster: true,
  },
  {
    chapter: 'A small change',
    caption: 'Raise the price by a dollar and look again: $6. All of that dollar stays with you.',
    do: [type(field('Price'), '9'), show(row('Contribution margin'))],
  },
  {
    chapter: 'How many you need',
    caption: 'The results say how many visits a day pay for everything, with your pay and the loan.',
    do: [openStep('8&part=results'), show(row('Visits to break even'))],
  },
  {
    caption: 'In year 2, it takes 165 visits a day. The plan has more than that, but not many more.',
    do: [show(row('Visits to break even'))],
  },
]
