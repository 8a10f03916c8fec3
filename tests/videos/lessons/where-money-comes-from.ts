import { mark, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { card, field, labeled } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'What the start costs',
    caption: 'A loan request has two lists. The first one says what you pay before the first sale.',
    do: [openStep('8&part=start-up-and-funding'), show(labeled('Category'))],
  },
  {
    caption: 'Each cost names who offered it at this price. A quote is better than a guess.',
    do: [mark(field('Quote'), 'Bayline Builders, March 4')],
  },
  {
    chapter: 'Where it comes from',
    caption: 'The second list says who pays. Your own money stands first: $35,000 of savings.',
    do: [show(labeled('Amount', 5))],
  },
  {
    caption: 'A loan has four numbers: amount, interest, term and the month it arrives.',
    do: [show(labeled('Loan amount')), show(labeled('Interest a year')), show(labeled('Term'))],
  },
  {
    caption: 'Say what the bank can take if you stop paying.',
    do: [mark(field('Collateral'), 'The espresso machine, the grinders and the counter')],
  },
  {
    chapter: 'Both sides are equal',
    caption: 'The money that comes in equals the money that goes out: $85,000, with nothing missing.',
    do: [show(card(/fully paid for/))],
    isPoster: true,
  },
]
