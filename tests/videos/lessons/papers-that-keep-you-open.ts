import { mark, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { field, labeled } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'The legal form',
    caption: 'Choose the legal form, and say where you are registered.',
    do: [openStep(10), show(labeled('Legal form')), show(labeled('Jurisdiction'))],
  },
  {
    chapter: 'Licenses',
    caption: 'Each license needs a time and a fee. The food permit takes six weeks and costs $900.',
    do: [mark(field('License 2'), 'six weeks, $900')],
    isPoster: true,
  },
  {
    caption: 'The longest wait decides when you can open, so look for it first.',
    do: [show(labeled('License 2'))],
  },
  {
    chapter: 'Rules you follow',
    caption: 'For each rule, say how you follow it every day. Temperatures are logged twice a day.',
    do: [mark(field('Regulation 1'), 'temperatures logged twice a day')],
  },
  {
    caption: 'Sales tax is a rule too. It is money that you only hold for the state.',
    do: [mark(field('Regulation 4'), 'reported every month')],
  },
  {
    chapter: 'The lease',
    caption: 'The lease must last as long as the loan: five years, and an option on five more.',
    do: [openStep(3), mark(field('Key resource 1'), 'with an option on five more')],
  },
]
