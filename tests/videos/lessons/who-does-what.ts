import { mark, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { field, item, labeled } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'Founders',
    caption: 'A lender lends to people. Say what you did, with years and amounts.',
    do: [openStep(9), mark(field('Background'), 'Nine years in coffee')],
  },
  {
    caption: 'No two founders have the same role. Tom keeps the books.',
    do: [mark(field('Role', 2), 'bookkeeping and purchasing')],
  },
  {
    chapter: 'Hires',
    caption: 'Each hire has a start and a pay. The shift lead comes two weeks before opening.',
    do: [show(item('Role to fill'))],
    isPoster: true,
  },
  {
    caption: 'The third hire has a trigger: visits above 170 a day.',
    do: [mark(field('When', 3), 'once visits pass 170 a day')],
  },
  {
    chapter: 'In the forecast',
    caption: 'The same people stand in the forecast, with taxes on top of their pay.',
    do: [openStep('8&part=costs-and-people'), show(labeled('Pay'))],
  },
  {
    caption: 'Your own pay belongs there too. A lender looks for it first, because you have to live.',
    do: [show(item('Role', 2))],
  },
]
