import { click, mark, openStep, type Scene } from '#tests/videos/scene.ts'
import { button, field } from '#tests/videos/targets.ts'

const solution = field('Solution')
const value = field('Value proposition')

export const scenes: readonly Scene[] = [
  {
    chapter: 'The solution',
    caption: 'Write the solution like a short film of one sale. When does it begin?',
    do: [openStep(1), mark(solution, 'We open at 5:30')],
  },
  {
    caption: 'Use verbs: people order, and pick up from a shelf that shows the sailing next to the name.',
    do: [mark(solution, 'pick up from a shelf that shows the sailing')],
  },
  {
    chapter: 'The value',
    caption: 'The value is what becomes better, and by how much. Begin with your numbers.',
    do: [mark(value, 'at $4, in under three minutes')],
  },
  {
    caption: 'Then name what people do today, and be fair. The kiosk is close, but it opens late.',
    do: [mark(value, 'The kiosk is close, but it opens late and is slow.')],
    isPoster: true,
  },
  {
    caption: 'End with the one thing that no one else offers.',
    do: [mark(value, 'we are the only place that is open before the first sailing')],
  },
  {
    chapter: 'Help from an example',
    caption: 'If you are stuck, open the example next to a field. It shows the shape, never your words.',
    do: [click(button('Example for Value proposition'))],
  },
]
