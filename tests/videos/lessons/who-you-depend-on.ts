import { mark, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { field, labeled } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'Suppliers',
    caption: 'List whom you depend on, with the terms. The bakery delivers daily at 5:00.',
    do: [openStep(7), mark(field('Supplier 2'), 'daily at 5:00')],
  },
  {
    caption: 'Then ask what happens when one fails. Two days of frozen croissants are a backup.',
    do: [mark(field('Supplier 2'), 'two days of frozen croissants as a backup')],
    isPoster: true,
  },
  {
    caption: 'Without the machine, a day costs $900. So there is a contract, and a loaner within one day.',
    do: [mark(field('Supplier 4'), 'loaner machine within one day')],
  },
  {
    chapter: 'Machines and software',
    caption: 'Name the equipment you need on the first day, and a way to be paid.',
    do: [show(labeled('Technology item 1')), show(labeled('Technology item 2'))],
  },
  {
    chapter: 'Quality with a number',
    caption: 'Quality is a habit with a number. A shot outside 28 to 32 seconds is not served.',
    do: [mark(field('Quality control'), '28 to 32 seconds')],
  },
  {
    caption: 'And someone acts on it: the owner looks at every slow order on the same day.',
    do: [mark(field('Quality control'), 'the owner looks at anything above three minutes the same day')],
  },
]
