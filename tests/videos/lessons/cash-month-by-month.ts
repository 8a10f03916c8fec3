import { click, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { button, card, figure, note, radio, row } from '#tests/videos/targets.ts'

const may2028 = 7

export const scenes: readonly Scene[] = [
  {
    chapter: 'The cash line',
    caption: 'Profit says whether the work pays. Cash says whether you can pay on Friday.',
    do: [openStep('8&part=results'), show(row(/^Lowest cash/))],
  },
  {
    caption: 'This line is the money in the account of Harbor Roasters, month by month.',
    do: [show(card(/^Cash never falls/))],
  },
  {
    chapter: 'The lowest point',
    caption:
      'This point is what a banker looks for: the month with the least cash. It is May 2028, with $5,000.',
    do: [show(note(/^Lowest \$5,000/))],
    isPoster: true,
  },
  {
    caption:
      'Then the line stays flat. A line of credit keeps cash at the $5,000 that the owners want to keep.',
    do: [show(card(/^Cash never falls/))],
  },
  {
    chapter: 'The sum behind it',
    caption: 'Every figure can show where it comes from. Open the cash flow under the charts.',
    do: [click(radio('Cash flow'))],
  },
  {
    caption: 'Choose the cash at the end of May. It began with $6,791, and $1,791 went out.',
    do: [click(figure('Cash at the end', may2028))],
  },
  {
    caption: 'Go one step deeper, and you see what changed the cash in that month.',
    do: [click(button('Sum of Change in cash'))],
  },
]
