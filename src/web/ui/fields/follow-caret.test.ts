import { expect, test } from 'vitest'
import { followCaret } from './follow-caret.ts'

/** The caret is shown as a bar. */
function follow(before: string, after: string): string {
  const caret = followCaret(before.indexOf('|'), before.replace('|', ''), after)
  return `${after.slice(0, caret)}|${after.slice(caret)}`
}

test.each([
  ['after the word one is writing', 'Harbor Coffee|', 'Harbor Coffee Roasters', 'Harbor Coffee| Roasters'],
  ['before what came in front', '|Harbor', 'The Harbor', '|The Harbor'],
  ['behind what came before it', 'Harbor Co|ffee', 'The Harbor Coffee', 'The Harbor Co|ffee'],
  ['where it was when nothing changed', 'Har|bor', 'Harbor', 'Har|bor'],
  ['behind what took the place of its word', 'a wo|rd z', 'a text z', 'a text| z'],
  ['at the end of a text that is gone', 'gone|', '', '|'],
])('a caret stays %s', (_, before, after, expected) => {
  expect(follow(before, after)).toBe(expected)
})
