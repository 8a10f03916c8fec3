import { mark, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { field, item } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'Direct competitors',
    caption: 'Your customers pay someone today. Name each one, and begin with what they do well.',
    do: [openStep(4), mark(field('Strengths'), 'Ten steps from the gate')],
  },
  {
    caption: 'Then the weakness, in facts you saw yourself: hours, minutes, seats.',
    do: [mark(field('Weaknesses'), 'a 9 to 14 minute wait')],
  },
  {
    caption: 'And the price. Go there and buy something.',
    do: [mark(field('Pricing'), '$4.75 latte')],
  },
  {
    chapter: 'What people do instead',
    caption: 'Do not forget what costs almost nothing. A third of the early commuters bring a thermos.',
    do: [show(item('Competitor', 5))],
  },
  {
    chapter: 'Why it lasts',
    caption:
      'An advantage counts when it lasts. No one else can rent a place inside the gates for five years.',
    do: [show(item('Why it lasts'))],
    isPoster: true,
  },
  {
    chapter: 'Your price',
    caption: 'Now put your price next to theirs: 75 cents less than the kiosk, and why.',
    do: [mark(field('Pricing strategy'), '75 cents less than a latte at the kiosk')],
  },
]
