import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type StreamEvent, streamType } from '#contract/assistant.ts'
import { buildErrorAnswer } from '#contract/errors.ts'
import { apiPaths } from '#contract/paths.ts'
import { type AccessMode, decideAccess } from '#domain/commerce/access-policy.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Authentication } from '#server/http/authentication.ts'
import { leaveUnparsed, acceptPlan } from '#server/incoming-plans/plan-body.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { addFindings } from './add-findings.ts'
import { answerQuestion } from './answer-question.ts'
import type { AssistantDependencies, Asking } from './assistant.ts'
import { giveSuggestions } from './give-suggestions.ts'

/** Far more than anyone types. Suggestions are requested at every pause in typing. */
const requestsPerAccount = { name: 'assistant', hits: 120, windowMs: 60_000 }

interface RouteDependencies extends AssistantDependencies {
  authentication: Authentication
  rateLimiter: RateLimiter
  access: AccessMode
}

export async function registerAssistantRoutes(
  app: FastifyInstance,
  dependencies: RouteDependencies,
): Promise<void> {
  await app.register(async (scope) => addRoutes(scope, dependencies))
}

function addRoutes(scope: FastifyInstance, dependencies: RouteDependencies): void {
  const { authentication, rateLimiter, access } = dependencies
  const askers = new WeakMap<FastifyRequest, string>()
  const options = { ...acceptPlan(), onRequest: admit }
  leaveUnparsed(scope)

  /** Runs before the body is read, so that a stranger's four megabytes cost nothing. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const user = await authentication.requireUser(request, reply)
    // Questions do not name their plan, and could name any. During the course the assistant is simply open.
    const isCoursePlan = user.coursePlanId !== undefined
    const account = { entitlements: user.entitlements, hasCloudWorkbooks: false, isCoursePlan }
    if (decideAccess('ask-assistant', account, access) !== 'allowed') throw new AppError('payment_required')
    await rateLimiter.hit(requestsPerAccount, user.id)
    askers.set(request, user.id)
  }

  function toAsking(request: FastifyRequest, reply: FastifyReply): Asking {
    const userId = askers.get(request)
    if (userId === undefined) throw new AppError('unauthenticated')
    const signal = endWithClient(reply)
    const { unparsed, accountId } = request
    return { userId, plan: { unparsed, accountId, whileAsked: signal }, signal, log: request.log }
  }

  scope.post(apiPaths.suggestions, options, (request, reply) =>
    giveSuggestions(dependencies, toAsking(request, reply)),
  )

  scope.post(apiPaths.reviewFindings, options, (request, reply) =>
    addFindings(dependencies, toAsking(request, reply)),
  )

  scope.post(apiPaths.quickAction, options, async (request, reply) => {
    const events = answerQuestion(dependencies, toAsking(request, reply))
    if (request.headers.accept?.includes(streamType)) return streamAnswer(request, reply, events)
    return await findAnswer(events)
  })
}

/** Aborts when the connection closes before the answer is complete, so that no one pays for unread text. */
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
