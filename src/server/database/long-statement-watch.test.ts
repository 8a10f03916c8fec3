import { expect, test } from 'vitest'
import { type FindServerProcess, watchLongStatement } from './long-statement-watch.ts'

type Finding = Awaited<ReturnType<FindServerProcess>> | Error

/** The results of the watch for a series of findings. */
async function watch(findings: Finding[]): Promise<boolean[]> {
  const left = [...findings]
  const isAtWork = watchLongStatement(async () => {
    const finding = left.shift() ?? null
    if (finding instanceof Error) throw finding
    return finding
  }, 1)
  const said: boolean[] = []
  for (let turn = 0; turn < findings.length; turn += 1) said.push(await isAtWork())
  return said
}

const working = { isWorking: true }
const idle = { isWorking: false }
const unreachable = new Error('no answer')

test('a statement is waited for while the server works on it, and no longer', async () => {
  expect(await watch([working, working, idle])).toEqual([true, true, false])
})

test('a statement whose process is gone is not waited for', async () => {
  expect(await watch([working, null])).toEqual([true, false])
})

test('a server that lists no processes is assumed to be working', async () => {
  expect(await watch([null, null, null])).toEqual([true, true, true])
})

test('a server that is briefly too busy to answer is waited for, and one that stays away is not', async () => {
  expect(await watch([unreachable, unreachable, working, unreachable])).toEqual([true, true, true, true])
  expect(await watch(Array.from({ length: 5 }, () => unreachable))).toEqual([true, true, true, true, false])
})
