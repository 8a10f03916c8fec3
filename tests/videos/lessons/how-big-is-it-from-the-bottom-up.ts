import { click, mark, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { button, field, labeled, row, section } from '#tests/videos/targets.ts'

const som = field('SOM (serviceable obtainable market)')

export const scenes: readonly Scene[] = [
  {
    chapter: 'Three sizes',
    caption: 'Count your market from the bottom up. Write the smallest size first: the sales you can win.',
    do: [openStep(2), show(labeled('SOM (serviceable obtainable market)'))],
  },
  {
    caption: 'It is a multiplication that anyone can check: 180 visits a day, at $8, on 312 days.',
    do: [mark(som, '180 visits a day × $8 × 312 days')],
    isPoster: true,
  },
  {
    caption:
      'Around it is the part you can serve, and around that the whole market. Both are in dollars a year.',
    do: [
      show(labeled('SAM (serviceable available market)')),
      show(labeled('TAM (total addressable market)')),
    ],
  },
  {
    chapter: 'Groups that buy',
    caption:
      'Split the people into groups by their reason to buy. The heads add up to the 2,900 you can serve.',
    do: [show(labeled('Segment name')), mark(field('Size'), '1,770 people')],
  },
  {
    chapter: 'What the advisor asks',
    caption: 'The advisor turns your figure around: 4,680 sales a month. Be ready to say how you serve them.',
    do: [click(button('AI HELP')), show(row(/What your SOM means/))],
  },
  {
    chapter: 'A source for each figure',
    caption:
      'The review lists your key figures. Say which ones you measured, which you quote and which you assume.',
    do: [openStep('review'), show(section('What it stands on'))],
  },
]
