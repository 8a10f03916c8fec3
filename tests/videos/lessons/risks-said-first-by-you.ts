import { mark, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { card, field, group } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'Four parts',
    caption: 'Name what can go wrong before the bank does. First, what happens, with a number.',
    do: [openStep(11), mark(field('What could happen'), 'Fewer than 150 visits a day')],
  },
  {
    caption: 'Then rate it honestly. This one is serious, and it may well happen.',
    do: [show(group('Impact')), show(group('Probability'))],
  },
  {
    chapter: 'The answer',
    caption: 'The answer has a number that warns you: below 130 visits in the fourth month.',
    do: [mark(field('What you will do about it'), 'Below 130 a day in the fourth month')],
  },
  {
    caption: 'And an action with an amount: close at 3 p.m., and save $3,100 a month.',
    do: [mark(field('What you will do about it'), 'which saves $3,100 a month')],
    isPoster: true,
  },
  {
    caption: '“We will work harder” is a hope. “A loaner machine in a day” is an action.',
    do: [mark(field('What you will do about it', 2), 'loaner machine in a day')],
  },
  {
    chapter: 'All of them',
    caption: 'Look at them together. A plan whose risks are all mild was not thought through.',
    do: [show(card('Risk Summary'))],
  },
]
