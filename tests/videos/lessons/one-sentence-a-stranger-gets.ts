import { mark, openStep, type Scene, show, type } from '#tests/videos/scene.ts'
import { field, labeled } from '#tests/videos/targets.ts'

const sentence = field('One-line description')

export const scenes: readonly Scene[] = [
  {
    chapter: 'A vague start',
    caption: 'Your loan officer has to repeat what you do. Step 1 asks for the sentence to repeat.',
    do: [openStep(1), show(labeled('One-line description'))],
  },
  {
    caption: 'This was the first try at Harbor Roasters. Is it a shop, a brand or a truck? No one can tell.',
    do: [type(sentence, 'A passionate, community-focused specialty coffee concept.')],
  },
  {
    chapter: 'Three parts',
    caption: 'Answer three questions instead. First: what do you sell, in everyday words?',
    do: [type(sentence, 'A coffee shop with fresh coffee and a warm pastry')],
  },
  {
    caption: 'Second: who buys it, and where? Third: what is the one difference?',
    do: [
      type(
        sentence,
        'Harbor Roasters is a coffee shop inside the Port Ellery ferry terminal that serves commuters a freshly roasted coffee and a warm pastry in under three minutes, from 5:30 in the morning.',
      ),
    ],
  },
  {
    chapter: 'The finished line',
    caption:
      'This is the line in the plan. Every part of it can be checked. You could go there with a watch.',
    do: [mark(sentence, 'in under three minutes, from 5:30 in the morning')],
    isPoster: true,
  },
  {
    caption:
      'If no business would ever say the opposite, cut the word. “From 5:30” stays, because some shops open at 7:00.',
    do: [mark(sentence, 'from 5:30')],
  },
  {
    caption: 'Then read it aloud. If it fits in one breath, a stranger can repeat it.',
    do: [show(labeled('One-line description'))],
  },
]
