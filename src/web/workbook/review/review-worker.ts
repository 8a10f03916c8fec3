import { reviewWholeInParts } from '#advisor/review/review-whole.ts'
import { countMonths } from '#domain/plan/count-months.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { ReviewAnswer, ReviewQuestion, ReviewStop } from './review-messages.ts'

/** After this long, the worker looks whether the page has said something. */
const sliceMs = 6

/** What was read of a section is kept by its object, so a section that did not change is not read again. */
let data: Partial<WorkbookData> = {}
/** Null while nothing is asked. */
let asked: ReviewQuestion | null = null

addEventListener('message', ({ data: message }: MessageEvent<ReviewQuestion | ReviewStop>) => {
  if ('stop' in message) {
    asked = null
    return
  }
  data = { ...data, ...message.changed }
  asked = message
  // The page hears of an error of the worker, and not of a promise that fails in it.
  answer(message).catch(reportError)
})

/** In slices, so that a person who types on has the processor: a slow phone has few to spare. */
async function answer(question: ReviewQuestion): Promise<void> {
  // The first question holds every section.
  const parts = reviewWholeInParts(data as WorkbookData, question.templateId, countMonths(new Date()))
  let part = parts.next()
  let sliceStartedAt = performance.now()
  while (part.done !== true) {
    if (performance.now() - sliceStartedAt > sliceMs) {
      await receiveMessages()
      if (asked !== question) return
      sliceStartedAt = performance.now()
    }
    part = parts.next()
  }
  const reply: ReviewAnswer = { id: question.id, reviewed: part.value }
  // The page's types describe only windows, whose postMessage takes other arguments.
  ;(globalThis as unknown as Worker).postMessage(reply, [])
}

/** A message of its own comes after those that wait. A timer would wait longer than it is asked to. */
const turns = new MessageChannel()
turns.port1.start()

function receiveMessages(): Promise<void> {
  return new Promise((resolve) => {
    turns.port1.addEventListener('message', () => resolve(), { once: true })
    turns.port2.postMessage(null)
  })
}
