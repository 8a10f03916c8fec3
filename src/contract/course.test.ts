import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { askQuestionRequestSchema, maxQuestionLength } from './course.ts'

describe('a question to the instructor', () => {
  const read = (text: string) => z.safeParse(askQuestionRequestSchema, { lesson: 'cash', text })

  test('is tidied, and its lines stay apart', () => {
    expect(read('  Why\r\n\n\n\nis  that? ').data?.text).toBe('Why\n\nis that?')
  })

  test.each([
    ['nothing', ' \n '],
    ['too much', 'x'.repeat(maxQuestionLength + 1)],
    ['far too much to tidy, even if little would be left', `Why?${'\n'.repeat(3 * maxQuestionLength)}`],
  ])('is refused for %s', (_what, text) => {
    const messages = read(text).error?.issues.map(({ message }) => message)
    expect(messages).toEqual(['Please write your question in at most 4000 characters'])
  })
})
