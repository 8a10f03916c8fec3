import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

test('the queue runs a few tasks at a time, in order, and rejects new ones when it is full', async () => {
  const queue = createWorkQueue({ maxParallel: 2, maxWaiting: 3, maxWaitMs: 1000 })
  const started: number[] = []
  const finish: (() => void)[] = []
  const work = (name: number) => () => {
    started.push(name)
    return new Promise<number>((resolve) => {
      finish[name] = () => resolve(name)
    })
  }

  const accepted = [0, 1, 2, 3, 4].map((name) => queue.run(work(name)))
  await expect(queue.run(work(5))).rejects.toMatchObject({ code: 'unavailable' })
  expect(started).toEqual([0, 1])
  for (const name of [1, 0, 2, 3, 4]) {
    await expect.poll(() => started.includes(name)).toBe(true)
    finish[name]?.()
  }
  expect(await Promise.all(accepted)).toEqual([0, 1, 2, 3, 4])
  expect(started).toEqual([0, 1, 2, 3, 4])
})

test('the queue continues after a task fails', async () => {
  const queue = createWorkQueue({ maxParallel: 1, maxWaiting: 1, maxWaitMs: 1000 })
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run(() => Promise.resolve('yes'))).toBe('yes')
})

test('the queue rejects tasks that waited too long and those added meanwhile, but accepts later ones', async () => {
  let time = 0
  const queue = createWorkQueue({ maxParallel: 1, maxWaiting: 9, maxWaitMs: 1000 }, () => time)
  let finish = () => {}
  const long = queue.run(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const early = queue.run(() => Promise.resolve('early'))
  time = 600
  const late = queue.run(() => Promise.resolve('late'))
  time = 1001
  await expect(queue.run(() => Promise.resolve('too many'))).rejects.toMatchObject({ code: 'unavailable' })
  finish()
  await expect(early).rejects.toMatchObject({ code: 'unavailable', options: { retryAfterSeconds: 5 } })
  expect(await late).toBe('late')
  await long
  expect(await queue.run(() => Promise.resolve('free again'))).toBe('free again')
})
