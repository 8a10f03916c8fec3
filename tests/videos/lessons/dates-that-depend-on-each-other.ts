import { openStep, type Scene, show } from '#tests/videos/scene.ts'
import { card, group, item, labeled } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'What waits for what',
    caption: 'Start at the end. Opening day has to wait for two things.',
    do: [openStep(12), show(item('Milestone', 6))],
  },
  {
    caption: 'The build-out must be finished, and the team must be trained.',
    do: [show(group('Dependencies', 6))],
  },
  {
    chapter: 'The timeline',
    caption: 'The product draws the dates. Nothing begins before what it waits for.',
    do: [show(card('Timeline Overview'))],
    isPoster: true,
  },
  {
    caption: 'One month later costs $2,730. Put the slow papers first, such as the county’s approval.',
    do: [show(item('Milestone', 3))],
  },
  {
    chapter: 'Dates agree',
    caption: 'The forecast has the same date: month 6 is April 2028, the first month with sales.',
    do: [
      openStep('8&part=sales'),
      show(labeled('First month of the forecast')),
      show(labeled('Month 1 · Apr 2028')),
    ],
  },
  {
    chapter: 'The summary, last',
    caption: 'When the dates stand, write the summary. The product drafts it from your own plan.',
    do: [openStep(12), show(card('Executive Summary'))],
  },
]
