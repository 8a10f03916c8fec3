import { openStep, type Scene, show } from '#tests/videos/scene.ts'
import { card, group, labeled } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'Start low',
    caption: 'Three numbers make the forecast. The first month begins low, with 130 visits a day.',
    do: [openStep('8&part=sales'), show(labeled('Month 1 · Apr 2028'))],
  },
  {
    caption: 'Then the sixth month and the twelfth. The product draws the months between.',
    do: [show(labeled('Month 6 · Sep 2028')), show(labeled('Month 12 · Mar 2029'))],
  },
  {
    chapter: 'A ceiling with a reason',
    caption: 'Every business has a limit. Give yours a number and a reason.',
    do: [show(labeled('What is the most you can do?')), show(labeled('Why not more'))],
  },
  {
    chapter: 'The year has a shape',
    caption: 'Mark the busy and the quiet months. August is 15% above average, November 10% below.',
    do: [show(group('Which months are busy, which are quiet?'))],
  },
  {
    chapter: 'The curve',
    caption: 'This is what you told the product: visits a day, in season, under the limit.',
    do: [show(card(/^On average 150/))],
    isPoster: true,
  },
]
