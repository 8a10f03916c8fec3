import { click, open, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { button, card, item, labeled } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'Open the example',
    caption:
      'This course follows one business, Harbor Roasters. You can open its finished plan from your dashboard.',
    do: [open('/dashboard'), click(button('Open an example plan'))],
  },
  {
    chapter: 'What the officer reads',
    caption: 'A loan officer starts with the summary: who you are, how much you want, and what it is for.',
    do: [openStep(12), show(card('Executive Summary'))],
  },
  {
    caption:
      'Next comes the cash. In which month is there the least, and can the payment be made in that month?',
    do: [openStep('8&part=results'), show(card(/^Cash never falls/))],
    isPoster: true,
  },
  {
    caption: 'Then your own money. The owners put in $35,000 of the $85,000.',
    do: [openStep('8&part=start-up-and-funding'), show(labeled('Amount', 5))],
  },
  {
    caption:
      'Then the sales, and the people behind them. Are there enough customers to believe 180 visits a day?',
    do: [openStep('8&part=sales'), show(labeled('Month 12 · Mar 2029'))],
  },
  {
    caption: 'And the risks. Do you know what can go wrong, or will the bank have to find it?',
    do: [openStep(11), show(item('What could happen'))],
  },
  {
    chapter: 'Choose your plan',
    caption: 'Your own plan has to speak when you are not in the room. Begin with step 1, and keep it rough.',
    do: [openStep(1), show(labeled('One-line description'))],
  },
]
