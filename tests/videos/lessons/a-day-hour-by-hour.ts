import { mark, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { card, field, labeled } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'Follow the day',
    caption: 'Describe the work so that a stranger could follow the day. Begin with the opening.',
    do: [openStep(7), mark(field('Process 1'), 'Opening, 5:00 to 5:30')],
  },
  {
    caption: 'Each process has a person who does it.',
    do: [mark(field('Process 1'), '(shift lead)')],
  },
  {
    chapter: 'The hour that decides',
    caption: 'The rush decides how much you can sell. One person takes orders, one makes the drinks.',
    do: [mark(field('Process 2'), 'one person on orders, one on the machine')],
  },
  {
    caption: 'In step 8, the limit is 240 visits a day, and the plan says why.',
    do: [
      openStep('8&part=sales'),
      show(labeled('What is the most you can do?')),
      show(labeled('Why not more')),
    ],
  },
  {
    chapter: 'Sales under the limit',
    caption: 'The dashed line is the most you can do. The sales stay under it, even in the best August.',
    do: [show(card(/^On average 150/))],
    isPoster: true,
  },
]
