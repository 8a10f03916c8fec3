import { click, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { button, labeled, row } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'People',
    caption: 'Walk through a month. The largest bill is people: two behind the counter all day.',
    do: [openStep('8&part=costs-and-people'), show(labeled('Role'))],
  },
  {
    caption: 'People cost more than their pay. Ten percent for payroll taxes makes $6,490 of $5,900.',
    do: [show(labeled('Payroll taxes and benefits'))],
  },
  {
    chapter: 'Your own pay',
    caption: 'Your own pay is a line too. Elena takes $1,500 a month, from month 12.',
    do: [show(labeled('Role', 2))],
  },
  {
    chapter: 'Running costs',
    caption: 'Then everything that keeps the doors open, whether you sell or not: rent, insurance, repairs.',
    do: [show(labeled('Name', 1)), show(labeled('Name', 3))],
  },
  {
    chapter: 'Taxes',
    caption: 'Set a share of the profit aside for income tax, so that no bill surprises you.',
    do: [openStep('8&part=results'), show(row(/^Income tax/))],
  },
  {
    chapter: 'The whole month',
    caption: 'Now the statement adds it up, month by month. Open a line to see what is in it.',
    do: [click(button('Running costs'))],
    isPoster: true,
  },
]
