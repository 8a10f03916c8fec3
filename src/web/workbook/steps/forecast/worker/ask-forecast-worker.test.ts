import { expect, test } from 'vitest'
import { repairInputs } from '#domain/forecast/inputs/repair-inputs.ts'
import { groomingVan } from '#tests/builders/forecast-builder.ts'
import { createForecastAsker } from './ask-forecast-worker.ts'
import type { NumberedAnswer, NumberedOrder } from './forecast-messages.ts'

const { model } = repairInputs(groomingVan())
const stress = { kind: 'stress-test', model } as const

function openAsker() {
  const sent: NumberedOrder[] = []
  let opened = 0
  let answer: (answer: NumberedAnswer) => void = () => {}
  let fail: () => void = () => {}
  const ask = createForecastAsker(() => {
    opened += 1
    return {
      send: (order) => sent.push(order),
      onAnswer: (listener) => (answer = listener),
      onFailure: (listener) => (fail = listener),
    }
  })
  return {
    ask,
    sent,
    countOpened: () => opened,
    answer: (id: number) => answer({ id, answer: [] }),
    fail: () => fail(),
  }
}

test('only the newest of the orders that wait is worked on', async () => {
  const { ask, sent, answer } = openAsker()
  const first = ask(stress)
  const second = ask(stress)
  const third = ask(stress)
  expect(sent.map(({ id }) => id)).toEqual([1])
  answer(1)
  answer(2)
  expect(await Promise.all([first, second, third])).toEqual([[], null, []])
  expect(sent.map(({ id }) => id)).toEqual([1, 2])
})

test('orders for different loans both get an answer', async () => {
  const { ask, answer } = openAsker()
  const loans = ['a', 'b'].map((loanId) => ask({ kind: 'smallest-loan', model, loanId }))
  answer(1)
  answer(2)
  expect(await Promise.all(loans)).toEqual([[], []])
})

test('a worker that fails answers nothing and is opened again', async () => {
  const { ask, fail, answer, countOpened } = openAsker()
  const first = ask(stress)
  fail()
  expect(await first).toBeNull()
  const second = ask(stress)
  answer(2)
  expect(await second).toEqual([])
  expect(countOpened()).toBe(2)
})
