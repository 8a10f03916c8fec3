import { click, openStep, type Scene, show, slide, type } from '#tests/videos/scene.ts'
import { button, field, heading, row, text } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'The test',
    caption: 'Turn the question around. How far may the plan be wrong before the cash runs out?',
    do: [openStep('8&part=results'), show(heading('How much may go wrong'))],
  },
  {
    caption:
      'The least room stands first. If Harbor Roasters opens one month later, there is no room at all.',
    do: [show(row(/^Opening one month later/))],
    isPoster: true,
  },
  {
    caption: 'Sales may be 4.8% lower. That is thin, and it is better that you know it first.',
    do: [show(row(/^Sales volume may be/))],
  },
  {
    chapter: 'Try it',
    caption: 'Now try a bad case yourself. Your plan stays as it is.',
    do: [click(button('Try changes'))],
  },
  {
    caption: 'Sell 10% less, and look at the lowest cash and at the loan cover.',
    do: [slide(field('Number sold'), 97, 94, 90), show(heading('Try it: what if…'))],
  },
  {
    caption: 'Give the case a name and keep it. Then write what you would do about it.',
    do: [type(field('Name'), 'A slow first year'), click(button('Keep this')), show(text('What-if cases'))],
  },
]
