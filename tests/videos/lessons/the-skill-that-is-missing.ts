import { mark, openStep, type Scene, show } from '#tests/videos/scene.ts'
import { field, group } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'What the team can do',
    caption: 'Go through the skills that your business needs. Elena knows the trade and has led 14 people.',
    do: [openStep(9), mark(field('Background'), 'a staff of 14')],
  },
  {
    caption: 'Tom knows the numbers: twelve years of restaurant bookkeeping.',
    do: [mark(field('Background', 2), 'twelve years in restaurant bookkeeping')],
  },
  {
    chapter: 'Fill the gap',
    caption: 'What is missing? No one on this team has opened a new shop. Say it before the banker does.',
    do: [show(group('Advisors'))],
  },
  {
    caption: 'A retired owner of five shops fills the gap, and the plan says what he agreed to do.',
    do: [mark(field('Expertise'), 'reviews the build-out plan and the first three months’ numbers')],
    isPoster: true,
  },
  {
    caption: 'Free help counts too: the Small Business Development Center, once a month.',
    do: [mark(field('Expertise', 2), 'one meeting a month until opening')],
  },
  {
    chapter: 'If you are out',
    caption: 'A shift lead opens without the owner. The business does not depend on one person.',
    do: [mark(field('Role to fill'), 'so that the shop can open without the owner')],
  },
]
