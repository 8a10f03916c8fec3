import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fullPlan } from '#tests/builders/full-plan.ts'
import type { DocumentOrder, WorkerAnswer } from './export-messages.ts'
import { makeDocument } from './make-document.ts'

/** Replaces the browser's worker. The test supplies its answers. */
class FakeWorker extends EventTarget {
  static last: FakeWorker
  static all: FakeWorker[] = []
  orders: DocumentOrder[] = []
  isTerminated = false

  constructor() {
    super()
    FakeWorker.last = this
    FakeWorker.all.push(this)
  }

  postMessage(order: DocumentOrder): void {
    this.orders.push(order)
  }

  terminate(): void {
    this.isTerminated = true
  }

  answer(data: WorkerAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const plan = { title: fullPlan.title, data: fullPlan.data }

describe('making a document beside the page', () => {
  beforeEach(() => vi.stubGlobal('Worker', FakeWorker))
  afterEach(() => vi.unstubAllGlobals())

  test('returns the file and ends the worker', async () => {
    const making = makeDocument('pdf', plan)
    FakeWorker.last.answer({ type: 'done', bytes: Uint8Array.from([1, 2, 3]) })
    const blob = await making
    expect(FakeWorker.last.orders[0]).toMatchObject({ format: 'pdf', plan })
    expect([blob.type, blob.size]).toEqual(['application/pdf', 3])
    expect(FakeWorker.last.isTerminated).toBe(true)
  })

  test('asks for a watermark unless it is switched off', async () => {
    const making = [makeDocument('pdf', plan), makeDocument('pdf', plan, { hasWatermark: false })]
    expect(FakeWorker.all.slice(-2).map(({ orders }) => orders[0]?.hasWatermark)).toEqual([true, false])
    for (const worker of FakeWorker.all) worker.answer({ type: 'done', bytes: new Uint8Array() })
    await Promise.all(making)
  })

  test('reports its progress', async () => {
    const words: string[] = []
    const making = makeDocument('pdf', plan, { onProgress: (text) => words.push(text) })
    FakeWorker.last.answer({ type: 'progress', words: 'Loading fonts' })
    FakeWorker.last.answer({ type: 'progress', words: 'Writing page 1 of 9' })
    FakeWorker.last.answer({ type: 'done', bytes: new Uint8Array() })
    await making
    expect(words).toEqual(['Loading fonts', 'Writing page 1 of 9'])
  })

  test('stops immediately when it is canceled', async () => {
    const controller = new AbortController()
    const making = makeDocument('pdf', plan, { signal: controller.signal })
    controller.abort()
    await expect(making).rejects.toMatchObject({ name: 'AbortError' })
    expect(FakeWorker.last.isTerminated).toBe(true)
  })

  test('does not start when it was already canceled', async () => {
    await expect(makeDocument('pdf', plan, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  test('passes on the reason for a failure', async () => {
    const making = makeDocument('pdf', plan)
    FakeWorker.last.answer({ type: 'failed', message: 'The font could not be fetched' })
    await expect(making).rejects.toThrow('The font could not be fetched')
    expect(FakeWorker.last.isTerminated).toBe(true)
  })

  test('fails when the worker itself cannot be loaded', async () => {
    const making = makeDocument('pdf', plan)
    FakeWorker.last.dispatchEvent(new Event('error'))
    await expect(making).rejects.toThrow('The writer could not be loaded')
  })

  test('logs problems that do not stop the document', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const making = makeDocument('pdf', plan)
    FakeWorker.last.answer({ type: 'warning', message: 'No logo' })
    FakeWorker.last.answer({ type: 'done', bytes: new Uint8Array() })
    await making
    expect(warn).toHaveBeenCalledWith('No logo')
    warn.mockRestore()
  })
})
