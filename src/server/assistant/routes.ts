import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  quickActionRequestSchema,
  type StreamEvent,
  streamType,
  type SuggestionsRequest,
  suggestionsRequestSchema,
} from '#contract/assistant.ts'
import { buildErrorAnswer } from '#contract/errors.ts'
import { maxWorkbookBodyBytes } from '#contract/limits.ts'
import { apiPaths } from '#contract/paths.ts'
import { type AccessMode, decideAccess } from '#domain/commerce/access-policy.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Authentication } from '#server/http/authentication.ts'
import { parseBody } from '#server/http/parse-body.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { requireReasonablePlan } from '#server/incoming-plans/require-reasonable-plan.ts'
import { answerQuestion } from './answer-question.ts'
import type { AssistantDependencies, Asking } from './assistant.ts'
import { giveSuggestions } from './give-suggestions.ts'
import type { PlanContext } from './prompts.ts'

/** Far more than anyone types. Suggestions are requested at every pause in typing. */
const requestsPerAccount = { name: 'assistant', hits: 120, windowMs: 60_000 }

interface RouteDependencies extends AssistantDependencies {
  authentication: Authentication
  rateLimiter: RateLimiter
  access: AccessMode
}

export function registerAssistantRoutes(app: FastifyInstance, dependencies: RouteDependencies): void {
  const { authentication, rateLimiter, access } = dependencies
  const askers = new WeakMap<FastifyRequest, string>()
  const options = { bodyLimit: maxWorkbookBodyBytes, onRequest: admit }

  /** Runs before the body is read, so that a stranger's four megabytes cost nothing. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const user = await authentication.requireUser(request, reply)
    const account = { entitlements: user.entitlements, hasCloudWorkbooks: false }
    if (decideAccess('ask-assistant', account, access) !== 'allowed') throw new AppError('payment_required')
    await rateLimiter.hit(requestsPerAccount, user.id)
    askers.set(request, user.id)
  }

  function toAsking(request: FastifyRequest, reply: FastifyReply): Asking {
    const userId = askers.get(request)
    if (userId === undefined) throw new AppError('unauthenticated')
    return { userId, signal: endWithClient(reply), log: request.log }
  }

  app.post(apiPaths.suggestions, options, async (request, reply) => {
    const context = toContext(parseBody(suggestionsRequestSchema, request))
    return await giveSuggestions(dependencies, toAsking(request, reply), context)
  })

  app.post(apiPaths.quickAction, options, async (request, reply) => {
    const body = parseBody(quickActionRequestSchema, request)
    const events = answerQuestion(dependencies, toAsking(request, reply), toContext(body), body)
    if (request.headers.accept?.includes(streamType)) return streamAnswer(request, reply, events)
    return await findAnswer(events)
  })
}

function toContext({ currentStep, workbookData, template }: SuggestionsRequest): PlanContext {
  requireReasonablePlan(workbookData)
  return { stepNumber: Number(currentStep), data: restoreWorkbookData(workbookData), template }
}

/**
 * Aborts when the connection closes before the answer is complete, so that no one pays for text that no one reads.
 */
function endWithClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

async function findAnswer(events: AsyncIterable<StreamEvent>) {
  for await (const event of events) if (event.type === 'done') return event.answer
  throw new AppError('assistant_failed')
}

/** Waits for the first event, so that a model that never answers gives an error status. */
async function streamAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  events: AsyncGenerator<StreamEvent>,
): Promise<FastifyReply> {
  const first = await events.next()
  return reply
    .header('content-type', streamType)
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(writeEvents(request, first, events)))
}

async function* writeEvents(
  request: FastifyRequest,
  first: IteratorResult<StreamEvent>,
  rest: AsyncIterable<StreamEvent>,
): AsyncGenerator<string> {
  try {
    if (!first.done) yield toLine(first.value)
    for await (const event of rest) yield toLine(event)
  } catch (error) {
    request.log.error({ err: error }, 'an answer ended early')
    yield toLine({ type: 'error', message: buildErrorAnswer('assistant_failed').message })
  }
}

function toLine(event: StreamEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`
}
