import { parentPort } from 'node:worker_threads'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { answerOrders } from '#server/threads/thread-messages.ts'
import { writeHostileText } from '#tests/builders/hostile-texts.ts'
import { placeText } from '#tests/builders/hostile-plans.ts'
import type { HostileCase } from './hostile-cases.ts'
import { pageReaders, workerReaders } from './plan-readers.ts'

/** A thread that can be ended, in which code of the browser reads a hostile plan and what two windows made of it. */
if (parentPort) answerOrders(parentPort, { read })

async function read(_bytes: Uint8Array, { reader, family, place, bytes }: HostileCase): Promise<void> {
  const text = writeHostileText(family, bytes)
  const middle = Math.floor(text.length / 2)
  const open = (written: string) => restoreWorkbook({ title: 'Bakery', data: placeText(place, written) })
  const run = { ...pageReaders, ...workerReaders }[reader]
  if (!run) throw new Error(`There is no reader ${reader}`)
  await run({
    base: open(text),
    ours: open(`${text.slice(0, middle)} one ${text.slice(middle)}`),
    theirs: open(`two ${text} three`),
  })
}
