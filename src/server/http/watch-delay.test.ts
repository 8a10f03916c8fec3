import { expect, test } from 'vitest'
import { createDelayJudge } from './watch-delay.ts'

const crowd = 50

function makeOverloaded() {
  const judge = createDelayJudge(500)
  for (const now of [600, 1250, 1900]) judge.note(600, now, crowd)
  return judge
}

test('ignores one long pause, as on a machine that is busy with other work', () => {
  const judge = createDelayJudge(500)
  judge.note(5000, 5000, crowd)
  expect(judge.readShare()).toBe(0)
  judge.note(2, 5050, crowd)
  expect(judge.readShare()).toBe(0)
  expect(judge.isNextTurnedAway()).toBe(false)
})

test('turns away half of the requests when every tick is late for a second', () => {
  const judge = createDelayJudge(500)
  judge.note(600, 600, crowd)
  judge.note(600, 1250, crowd)
  expect(judge.readShare()).toBe(0)
  judge.note(600, 1900, crowd)
  expect(judge.readShare()).toBe(0.5)
  const sent = Array.from({ length: 6 }, () => judge.isNextTurnedAway())
  expect(sent).toEqual([false, true, false, true, false, true])
})

test('turns away more requests while it stays late, but never all', () => {
  const judge = makeOverloaded()
  for (const now of [2500, 3100, 3700, 4300, 4900]) judge.note(600, now, crowd)
  expect(judge.readShare()).toBe(0.95)
})

test('turns away fewer requests as ticks are on time, and finally none', () => {
  const judge = makeOverloaded()
  judge.note(20, 1970, crowd)
  expect(judge.readShare()).toBeCloseTo(0.48)
  for (let now = 2020; now < 3500; now += 50) judge.note(0, now, crowd)
  expect(judge.readShare()).toBe(0)
})

test('reacts faster soon after an overload', () => {
  const judge = makeOverloaded()
  for (let now = 1950; now < 3500; now += 50) judge.note(0, now, crowd)
  judge.note(600, 4100, crowd)
  expect(judge.readShare()).toBe(0.5)
  for (let now = 4150; now < 6000; now += 50) judge.note(0, now, crowd)
  judge.note(600, 20_000, crowd)
  expect(judge.readShare()).toBe(0)
})

test('does not treat a slow disk with few requests as overload', () => {
  const judge = createDelayJudge(500)
  for (const now of [600, 1250, 1900, 2550]) judge.note(600, now, 3)
  expect(judge.readShare()).toBe(0)
})
