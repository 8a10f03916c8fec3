import { mark, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { field, labeled } from '#tests/videos/targets.ts'

const problem = field('Problem statement')
const research = field('Research summary')

export const scenes: readonly Scene[] = [
  {
    chapter: 'Who, how often, what it costs',
    caption: 'Customers pay you because of a problem they have today. Show who has it.',
    do: [openStep(1), mark(problem, 'About 1,770 people')],
  },
  {
    caption: 'Say how often they have it. Every weekday is a business. Once in ten years is hard.',
    do: [mark(problem, 'every weekday')],
  },
  {
    caption: 'And say what it costs them: minutes in a line, a walk uphill, or $5 for a machine coffee.',
    do: [mark(problem, '9 to 14 minutes')],
    isPoster: true,
  },
  {
    chapter: 'The count behind it',
    caption: 'Where do these numbers come from? Step 2 has room for what you counted yourself.',
    do: [openStep(2), show(labeled('Research summary'))],
  },
  {
    caption: 'Elena counted on nine mornings, in two seasons, so no one can call it a lucky week.',
    do: [mark(research, 'nine weekday mornings in March and September')],
  },
  {
    caption:
      'She asked 84 people, and 61 said yes. She does not plan on all of them. It is a sign, not a forecast.',
    do: [mark(research, '61 of the 84')],
  },
  {
    chapter: 'No product in disguise',
    caption: 'Now read the problem again. There is no product in it. It is about people before you open.',
    do: [openStep(1), show(labeled('Problem statement'))],
  },
]
