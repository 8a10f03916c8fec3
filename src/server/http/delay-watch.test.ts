import { expect, test } from 'vitest'
import { createDelayJudge } from './delay-watch.ts'

const crowd = 50

test('forgives one long pause, as a machine that was busy elsewhere makes', () => {
  const judge = createDelayJudge(500)
  judge.note(5000, 5000, crowd)
  expect(judge.isOverloaded()).toBe(false)
  judge.note(2, 5050, crowd)
  expect(judge.isOverloaded()).toBe(false)
})

test('calls it overload when tick after tick is late for a second, until one is on time', () => {
  const judge = createDelayJudge(500)
  judge.note(600, 600, crowd)
  judge.note(600, 1250, crowd)
  expect(judge.isOverloaded()).toBe(false)
  judge.note(600, 1900, crowd)
  expect(judge.isOverloaded()).toBe(true)
  judge.note(20, 1970, crowd)
  expect(judge.isOverloaded()).toBe(false)
})

test('is quicker to say so again soon after', () => {
  const judge = createDelayJudge(500)
  for (const now of [600, 1250, 1900]) judge.note(600, now, crowd)
  judge.note(0, 1950, crowd)
  judge.note(600, 2600, crowd)
  expect(judge.isOverloaded()).toBe(true)
  judge.note(0, 2650, crowd)
  judge.note(600, 20_000, crowd)
  expect(judge.isOverloaded()).toBe(false)
})

test('does not blame people for a slow disk: with few of them, late is not overloaded', () => {
  const judge = createDelayJudge(500)
  for (const now of [600, 1250, 1900, 2550]) judge.note(600, now, 3)
  expect(judge.isOverloaded()).toBe(false)
})
