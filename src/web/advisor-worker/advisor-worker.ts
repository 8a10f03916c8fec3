import { reviewWholeInParts } from '#advisor/review/review-whole.ts'
import { suggestFor } from '#advisor/suggest.ts'
import { countMonths } from '#domain/plan/count-months.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { loadPart } from '#web/loading/load-part.ts'
import type {
  AdvisorAnswer,
  AdvisorAnswers,
  AdvisorBegun,
  AdvisorQuestion,
  Reviewed,
  ReviewStop,
} from './advisor-messages.ts'

/** After this long, a review looks whether the page has said something. */
const sliceMs = 6

/** What was read of a section is kept by its object, so a section that did not change is not read again. */
let data: Partial<WorkbookData> = {}
/** Null while no review is asked for. */
let asked: AdvisorQuestion | null = null

addEventListener('message', ({ data: message }: MessageEvent<AdvisorQuestion | ReviewStop>) => {
  if ('stop' in message) {
    asked = null
    return
  }
  data = { ...data, ...message.changed }
  if (message.task.ask === 'review') asked = message
  // The page hears of an error of the worker, and not of a promise that fails in it. The first question holds every
  // section.
  reply(message, data as WorkbookData).catch(reportError)
})

async function reply(question: AdvisorQuestion, plan: WorkbookData): Promise<void> {
  post({ id: question.id, begun: true })
  post({ id: question.id, answer: await findAnswer(question, plan) })
}

function post(message: AdvisorBegun | AdvisorAnswer): void {
  // The page's types describe only windows, whose postMessage takes other arguments.
  ;(globalThis as unknown as Worker).postMessage(message, [])
}

async function findAnswer(
  question: AdvisorQuestion,
  plan: WorkbookData,
): Promise<AdvisorAnswers[keyof AdvisorAnswers] | null> {
  const { task, templateId } = question
  const today = countMonths(new Date())
  if (task.ask === 'review') return await review(question, plan, today)
  if (task.ask === 'suggestions') return suggestFor(task.stepNumber, plan, templateId, today)
  // It brings all articles, which a review needs none of.
  const { answerAction } = await loadPart(() => import('#advisor/answer.ts'))
  return await answerAction({ ...task, data: plan, templateId, today })
}

/** In slices, so that a person who types on has the processor: a slow phone has few to spare. Null when it is stopped. */
async function review(
  question: AdvisorQuestion,
  plan: WorkbookData,
  today: number,
): Promise<Reviewed | null> {
  const parts = reviewWholeInParts(plan, question.templateId, today)
  let part = parts.next()
  let sliceStartedAt = performance.now()
  while (part.done !== true) {
    if (performance.now() - sliceStartedAt > sliceMs) {
      await receiveMessages()
      if (asked !== question) return null
      sliceStartedAt = performance.now()
    }
    part = parts.next()
  }
  return part.value
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
