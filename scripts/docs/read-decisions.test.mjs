import { describe, expect, test } from 'vitest'
import { checkDecisions, listMentionedDecisions } from './read-decisions.mjs'

const first = { file: '0001-one.md', text: '# 1. One\n\nStatus: accepted, 2026-11-16\n\n**Context.**' }
const second = { file: '0002-two.md', text: '# 2. Two\n\nStatus: superseded by 1, 2026-11-17\n\nWords.' }

describe('decisions', () => {
  test('have a number, a status and a date', () => {
    expect(checkDecisions([first, second])).toEqual([])
  })

  test.each([
    ['without a status', '# 2. Two\n\n**Context.**', /has to begin with/],
    ['with an unknown status', '# 2. Two\n\nStatus: proposed, 2026-11-17\n', /has to begin with/],
    ['without a date', '# 2. Two\n\nStatus: accepted\n', /has to begin with/],
    ['with a day that never was', '# 2. Two\n\nStatus: accepted, 2026-02-30\n', /not in the calendar/],
    [
      'with another number in its title',
      '# 3. Two\n\nStatus: accepted, 2026-11-17\n',
      /number 3 in its title/,
    ],
    ['superseded by none', '# 2. Two\n\nStatus: superseded by 9, 2026-11-17\n', /decision 9, which does not/],
  ])('%s are found', (_, text, finding) => {
    expect(checkDecisions([first, { ...second, text }])).toEqual([expect.stringMatching(finding)])
  })

  test('are counted without gaps', () => {
    const third = { file: '0003-two.md', text: second.text.replace('2.', '3.') }
    expect(checkDecisions([first, third])).toEqual([
      '0003-two.md should have the number 2: decisions are counted without gaps.',
    ])
  })

  test.each([
    ['It follows (decision 7).', [7]],
    ['See decisions 7, 8 and 12.', [7, 8, 12]],
    ['which Decision\n16 says', [16]],
    [' * as in decision\n * 4 says', [4]],
    ['[why](docs/decisions/0026-reviewers-links.md)', [26]],
    ['a decision, 7 of them', []],
  ])('are found in %j', (text, numbers) => {
    expect(listMentionedDecisions(text)).toEqual(numbers)
  })
})
