import { expect, test } from 'vitest'
import { createWriteTurns } from './write-turns.ts'

test('writers take turns in the order of their arrival, and readers run between them', async () => {
  const turns = createWriteTurns()
  const seen: string[] = []
  const write = async (name: string, work = async () => {}) => {
    await turns.enter()
    turns.noteBegun()
    seen.push(`${name} begins`)
    await work()
    seen.push(`${name} ends`)
    turns.leave()
  }
  const read = async () => {
    while (turns.isBegun()) await turns.untilEnded()
    seen.push('a read')
  }
  let reading = Promise.resolve()
  await Promise.all([
    read(),
    write('the first', async () => {
      reading = read()
    }),
    write('the second'),
    write('the third'),
  ])
  await reading
  await read()
  expect(seen).toEqual([
    'a read',
    'the first begins',
    'the first ends',
    'a read',
    'the second begins',
    'the second ends',
    'the third begins',
    'the third ends',
    'a read',
  ])
})
