import { mark, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { card, field, item } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'A person',
    caption:
      'A persona is one buyer, drawn from people you talked to. This is Dana, a nurse who takes the 6:40 boat.',
    do: [openStep(5), mark(field('Demographics'), 'crosses the harbor at 6:40 four days a week')],
  },
  {
    caption: 'Her trouble has a cost: minutes in line, and a shift without breakfast.',
    do: [mark(field('Pain points'), '9 to 14 minutes in line')],
    isPoster: true,
  },
  {
    caption: 'Her goal has a time: something warm in hand by 6:35.',
    do: [mark(field('Goals'), 'by 6:35')],
  },
  {
    chapter: 'How she buys',
    caption: 'Keep what changes how she buys. She orders by phone, and she looks at the line.',
    do: [mark(field('Buying behavior'), 'decides by the length of the line')],
  },
  {
    chapter: 'A second one',
    caption:
      'A second persona buys at another time, for another reason. Marcus orders breakfast for an office.',
    do: [show(item('Persona name', 2))],
  },
  {
    chapter: 'Who comes first',
    caption: 'One of them comes first. When two wishes collide, you decide for Dana.',
    do: [show(card('Persona Summary'))],
  },
]
