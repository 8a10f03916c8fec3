import * as z from 'zod/mini'
import {
  type QuickActionAnswer,
  quickActionAnswerSchema,
  type QuickActionRequest,
  streamEventSchema,
  streamType,
  type SuggestionsAnswer,
  suggestionsAnswerSchema,
} from '#contract/assistant.ts'
import { apiPaths } from '#contract/paths.ts'
import { toWireProposal, toWireSuggestion } from '#contract/wire-advice.ts'
import { leaveOutPersonal } from '#domain/plan/personal-figures.ts'
import type { AdvisorAnswers, AdvisorTask, PlanOrder } from '#web/advisor-worker/advisor-messages.ts'
import { postForStream, postJson } from '#web/api/request.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { readEventData } from './read-event-data.ts'
import type { Asked } from './suggestions.ts'

const offlineNotice = 'The server could not be reached, so the built-in advisor answered in your browser.'

interface AskOptions {
  signal: AbortSignal
  onText: (text: string) => void
}

export interface QuestionAbout extends Pick<QuickActionRequest, 'action' | 'history'>, Asked {}

/** Asks the server, which streams its answer. Without the server, the built-in advisor answers in the browser. */
export async function askAssistant(
  { stepNumber, data, template, ...question }: QuestionAbout,
  options: AskOptions,
): Promise<QuickActionAnswer> {
  const workbookData = leaveOutPersonal(data, 'model')
  const body = { ...question, currentStep: String(stepNumber), workbookData, template }
  let response: Response
  try {
    response = await postForStream(apiPaths.quickAction, body, streamType, options.signal)
  } catch (error) {
    if (!isUnreachable(error)) throw error
    const task = { ask: 'answer', stepNumber, action: question.action } as const
    const { text, proposals } = await askHere(task, { data, templateId: template }, options.signal)
    return {
      response: text,
      proposals: proposals.map(toWireProposal),
      source: 'built-in',
      notice: offlineNotice,
    }
  }
  return await readAnswer(response, options.onText)
}

export async function fetchSuggestions(
  { stepNumber, data, template }: Asked,
  signal: AbortSignal,
): Promise<SuggestionsAnswer> {
  try {
    const workbookData = leaveOutPersonal(data, 'model')
    const body = { currentStep: String(stepNumber), workbookData, template }
    const answer = await postJson(apiPaths.suggestions, body, signal, 'background')
    return z.parse(suggestionsAnswerSchema, answer)
  } catch (error) {
    if (!isUnreachable(error)) throw error
    const order = { data, templateId: template }
    const suggestions = await askHere({ ask: 'suggestions', stepNumber }, order, signal)
    return { suggestions: suggestions.map(toWireSuggestion), source: 'built-in' }
  }
}

/** A server may answer with the whole answer as JSON, whatever was accepted. */
export async function readAnswer(
  response: Response,
  onText: (text: string) => void,
): Promise<QuickActionAnswer> {
  if (!response.headers.get('content-type')?.startsWith(streamType)) {
    return z.parse(quickActionAnswerSchema, await response.json())
  }
  for await (const line of readEventData(response)) {
    const event = z.parse(streamEventSchema, JSON.parse(line))
    if (event.type === 'text') onText(event.text)
    else if (event.type === 'done') return event.answer
    else throw new Error(event.message)
  }
  throw new Error('The answer ended before it was complete')
}

/** The built-in advisor in the browser. Loaded when it is asked, because the server usually answers. */
async function askHere<Task extends AdvisorTask>(
  task: Task,
  order: PlanOrder,
  signal: AbortSignal,
): Promise<AdvisorAnswers[Task['ask']]> {
  const { askAdvisorWorker } = await loadPart(() => import('#web/advisor-worker/ask-advisor-worker.ts'))
  const answer = await askAdvisorWorker(task, order, signal)
  // Only a question that someone stopped has none.
  if (answer === null) throw new Error('The question was stopped')
  return answer
}

/** `fetch` fails with a TypeError when there is no answer at all. An abort is another error. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError
}
