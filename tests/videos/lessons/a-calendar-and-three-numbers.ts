import { mark, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { field, labeled } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'Three phases',
    caption: 'Put your marketing on a calendar: before opening, at opening and after.',
    do: [openStep(6), show(labeled('Marketing timeline'))],
  },
  {
    caption: 'Four weeks before: posters and sign-ups. You do not wait for the doors to open.',
    do: [mark(field('Marketing timeline'), 'Four weeks before opening')],
  },
  {
    caption: 'Afterward, one new idea a month, and a rule for keeping it.',
    do: [mark(field('Marketing timeline'), 'which we keep if it brings customers at $5 or less')],
  },
  {
    chapter: 'Three numbers',
    caption: 'Choose a few numbers that tell you early whether it works, each with a goal.',
    do: [show(labeled('Metric 1'))],
  },
  {
    caption: 'Visits a day: 130, then 150, then 180. Each has its month.',
    do: [mark(field('Metric 1'), '150 in the sixth')],
    isPoster: true,
  },
  {
    caption: 'The cost of a new customer has a limit: $5, and not a cent above.',
    do: [mark(field('Metric 2'), 'at most $5')],
  },
  {
    chapter: 'When you would act',
    caption: 'The risks say what happens below 130: the shop closes at 3 p.m. and saves $3,100 a month.',
    do: [openStep(11), mark(field('What you will do about it'), 'Below 130 a day in the fourth month')],
  },
]
