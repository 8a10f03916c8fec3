import { countMonths } from '#domain/plan/count-months.ts'
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
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { postForStream, postJson } from '#web/api/request.ts'
import { readEventData } from './event-data.ts'
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
  const body = { ...question, currentStep: String(stepNumber), workbookData: data, template }
  let response: Response
  try {
    response = await postForStream(apiPaths.quickAction, body, streamType, options.signal)
  } catch (error) {
    if (!isUnreachable(error)) throw error
    return await answerHere(question.action, stepNumber, data, template)
  }
  return await readAnswer(response, options.onText)
}

export async function fetchSuggestions(
  { stepNumber, data, template }: Asked,
  signal: AbortSignal,
): Promise<SuggestionsAnswer> {
  try {
    const body = { currentStep: String(stepNumber), workbookData: data, template }
    const answer = await postJson(apiPaths.suggestions, body, signal, 'background')
    return z.parse(suggestionsAnswerSchema, answer)
  } catch (error) {
    if (!isUnreachable(error)) throw error
    const { suggestFor } = await import('#advisor/suggest.ts')
    const suggestions = suggestFor(stepNumber, data, template, countMonths(new Date())).map(toWireSuggestion)
    return { suggestions, source: 'built-in' }
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

async function answerHere(
  action: string,
  stepNumber: number,
  data: WorkbookData,
  template: string,
): Promise<QuickActionAnswer> {
  const { answerAction } = await import('#advisor/answer.ts')
  const { text, proposals } = await answerAction({
    action,
    stepNumber,
    data,
    templateId: template,
    today: countMonths(new Date()),
  })
  return {
    response: text,
    proposals: proposals.map(toWireProposal),
    source: 'built-in',
    notice: offlineNotice,
  }
}

/** `fetch` fails with a TypeError when there is no answer at all. An abort is another error. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError
}
