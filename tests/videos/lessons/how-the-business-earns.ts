import { mark, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { field, group, labeled } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'What customers pay for',
    caption: 'List what customers pay for, the largest first, with its share of sales.',
    do: [openStep(3), show(group('Revenue streams'))],
  },
  {
    caption: 'Drinks are about 60% of sales. A reader sees at once what pays the rent.',
    do: [mark(field('Revenue stream 1'), 'about 60% of sales')],
  },
  {
    chapter: 'What it takes',
    caption: 'Then say what the business cannot run without: the lease, the machine and the people.',
    do: [show(labeled('Key resource 1'))],
  },
  {
    caption: 'Partners belong here too, with what they do for you.',
    do: [mark(field('Key partnership 2'), 'no rent until we open')],
  },
  {
    chapter: 'Costs that stay',
    caption: 'Some costs stay when sales stop. Mark them as fixed: wages, rent, insurance.',
    do: [mark(field('Cost 1'), '$13,000 a month, fixed')],
  },
  {
    caption: 'Others move with each sale. A visit of $8 costs $3 and leaves $5.',
    do: [mark(field('Cost 4'), '$3 on an average visit of $8')],
    isPoster: true,
  },
  {
    caption: 'So fixed costs of $19,400 need 3,880 visits a month. That is 150 a day.',
    do: [show(labeled('Cost 2'))],
  },
]
