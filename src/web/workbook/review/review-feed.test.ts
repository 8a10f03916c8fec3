import { expect, test } from 'vitest'
import { writeField } from '#domain/plan/address/field-values.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { createPlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { createReviewFeed } from './review-feed.ts'
import { AdvisorFault, type AdvisorFailure } from '#web/advisor-worker/advisor-fault.ts'
import type { PlanOrder, Reviewed } from '#web/advisor-worker/advisor-messages.ts'

const empty: Reviewed = { findings: [], figures: [] }

async function passMicrotasks(): Promise<void> {
  await Promise.resolve()
  await Promise.resolve()
}

function openFeed() {
  const editor = createPlanEditor(restoreWorkbook({}), () => 0)
  const orders: PlanOrder[] = []
  const stopped: PlanOrder[] = []
  const timers: { run: () => void; ms: number }[] = []
  let settle: (reviewed: Reviewed | null) => void = () => {}
  let reject: (fault: AdvisorFault) => void = () => {}
  const feed = createReviewFeed(editor, {
    pauseMs: 500,
    review: (order, signal) => {
      orders.push(order)
      return new Promise((resolve, fail) => {
        settle = resolve
        reject = fail
        signal.addEventListener('abort', () => {
          stopped.push(order)
          resolve(null)
        })
      })
    },
    setTimer: (run, ms) => {
      const timer = { run, ms }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer), 1)
    },
  })
  const pass = () => timers.splice(0).map(({ run, ms }) => (run(), ms))
  const answer = async (reviewed: Reviewed | null) => {
    settle(reviewed)
    await passMicrotasks()
    await passMicrotasks()
  }
  const fail = async (failure: AdvisorFailure) => {
    reject(new AdvisorFault(failure))
    await passMicrotasks()
    await passMicrotasks()
  }
  const type = (name: string) =>
    editor.edit({ label: 'Name' }, (workbook) => ({
      ...workbook,
      data: writeField(workbook.data, ['businessIdea', 'name'], name),
    }))
  return { editor, feed, orders, stopped, pass, answer, fail, type }
}

test('a plan is reviewed when someone looks, and not before', () => {
  const { feed, orders, pass, type } = openFeed()
  type('Van')
  pass()
  expect(orders).toHaveLength(0)
  feed.start()
  expect(pass()).toEqual([0])
  expect(orders).toHaveLength(1)
})

test('typing is reviewed once, after a pause', async () => {
  const { feed, orders, pass, answer, type } = openFeed()
  feed.start()
  pass()
  await answer(empty)
  expect(feed.store.getState().reviewed).toBe(empty)
  for (const name of ['V', 'Va', 'Van']) type(name)
  expect(pass()).toEqual([500])
  expect(orders.map(({ data }) => data.businessIdea.name)).toEqual(['', 'Van'])
})

test('a change stops the review of the plan before it, and is reviewed after its own pause', async () => {
  const { feed, orders, stopped, pass, answer, type } = openFeed()
  feed.start()
  pass()
  type('Van')
  expect(stopped).toHaveLength(1)
  await answer(null)
  expect(feed.store.getState().failure).toBeNull()
  expect(pass()).toEqual([500])
  expect(orders.at(-1)?.data.businessIdea.name).toBe('Van')
  await answer(empty)
  expect(feed.store.getState().reviewed).toBe(empty)
  expect(pass()).toEqual([])
})

test('someone who types on after every short pause still gets a review', async () => {
  const { feed, orders, stopped, pass, answer, type } = openFeed()
  feed.start()
  pass()
  for (const name of ['V', 'Va', 'Van', 'Vans', 'Vans ', 'Vans 1', 'Vans 12']) {
    type(name)
    await passMicrotasks()
    pass()
  }
  expect(stopped).toHaveLength(5)
  expect(orders.at(-1)?.data.businessIdea.name).not.toBe('Vans 12')
  await answer(empty)
  expect(feed.store.getState().reviewed).toBe(empty)
  expect(pass()).toEqual([0])
  expect(orders.at(-1)?.data.businessIdea.name).toBe('Vans 12')
})

test('an answer to the review needs no new review', async () => {
  const { editor, feed, orders, pass, answer } = openFeed()
  feed.start()
  pass()
  await answer(empty)
  editor.edit({ label: 'Answer' }, (workbook) => ({
    ...workbook,
    data: { ...workbook.data, review: { ...workbook.data.review, answers: [] } },
  }))
  pass()
  expect(orders).toHaveLength(1)
})

test('nothing is reviewed once no one looks', async () => {
  const { feed, orders, pass, answer, type } = openFeed()
  const stop = feed.start()
  pass()
  await answer(empty)
  stop()
  type('Van')
  expect(pass()).toEqual([])
  expect(orders).toHaveLength(1)
})

test('a review that broke is tried once more, and then only after a change or when the person asks', async () => {
  const { feed, orders, pass, answer, fail, type } = openFeed()
  const stop = feed.start()
  pass()
  await fail('failed')
  expect(feed.store.getState().failure).toBeNull()
  expect(pass()).toEqual([0])
  await fail('failed')
  expect(feed.store.getState()).toEqual({ reviewed: null, failure: 'failed' })
  stop()
  feed.start()
  expect(pass()).toEqual([])
  expect(orders).toHaveLength(2)

  feed.retry()
  expect(feed.store.getState().failure).toBeNull()
  expect(pass()).toEqual([0])
  await fail('failed')
  pass()
  await fail('failed')
  type('Van')
  expect(pass()).toEqual([500])
  await answer(empty)
  expect(feed.store.getState()).toEqual({ reviewed: empty, failure: null })
  expect(orders).toHaveLength(5)
})

test('a review that took too long is not tried again with the same text', async () => {
  const { feed, orders, pass, fail, type } = openFeed()
  feed.start()
  pass()
  await fail('slow')
  expect(feed.store.getState().failure).toBe('slow')
  expect(pass()).toEqual([])
  type('Van')
  pass()
  expect(orders).toHaveLength(2)
})
