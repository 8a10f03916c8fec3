import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountHeader } from '#contract/account-header.ts'
import {
  confirmEmailRequestSchema,
  deleteAccountRequestSchema,
  emailChangeAnswer,
  emailChangeRequestSchema,
  passwordChangeRequestSchema,
  profileRequestSchema,
  type SessionsEndedAnswer,
} from '#contract/account.ts'
import { apiPaths } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import type { KnownDevices } from '#server/accounts/known-devices.ts'
import { limits } from '#server/accounts/rate-limits.ts'
import { sendMailAfterAnswer } from '#server/accounts/send-mail-after-answer.ts'
import { createSignIn } from '#server/accounts/sign-in.ts'
import { updateNames } from '#server/accounts/user-store.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Authentication } from '#server/http/authentication.ts'
import { parseBody } from '#server/http/parse-body.ts'
import type { SessionCookie } from '#server/http/session-cookie.ts'
import { toAddressSubject } from '#server/rate-limits/client-address.ts'
import { confirmEmailChange, type EmailChangeDependencies, requestEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import type { AccountData } from './account-data.ts'
import { endOtherSessions, endOwnSession, type SessionHolder } from './own-sessions.ts'
import { readAccount } from './read-account.ts'

export interface SelfServiceDependencies extends EmailChangeDependencies {
  accountData: AccountData
  cookie: SessionCookie
  knownDevices: KnownDevices
  authentication: Authentication
  /** Called when a mail is queued, so that it leaves right after the answer. */
  wakeMail: () => void
}

/** The actions on a person's own account. A request cannot name another account. */
export function registerSelfServiceRoutes(app: FastifyInstance, dependencies: SelfServiceDependencies): void {
  const { authentication, cookie, database, now, rateLimiter } = dependencies
  const signIn = createSignIn(dependencies)
  const wakeMailAfter = sendMailAfterAnswer(dependencies.wakeMail)

  app.get(apiPaths.account, async (request, reply) =>
    readAccount(dependencies, await requireHolder(request, reply)),
  )

  app.patch(apiPaths.accountProfile, async (request, reply) => {
    const { userId } = await requireShownHolder(request, reply)
    const { firstName, lastName } = parseBody(profileRequestSchema, request)
    await rateLimiter.hit(limits.profilePerAccount, userId)
    const names = {
      ...(firstName === undefined ? {} : { first_name: firstName }),
      ...(lastName === undefined ? {} : { last_name: lastName }),
    }
    await updateNames(database, userId, names, now())
    return authentication.requireUser(request, reply)
  })

  app.post(apiPaths.accountEmail, async (request, reply) => {
    const holder = await requireShownHolder(request, reply)
    await requestEmailChange(dependencies, parseBody(emailChangeRequestSchema, request), holder)
    wakeMailAfter(reply)
    return reply.code(202).send(emailChangeAnswer)
  })

  app.post(apiPaths.confirmEmail, async (request, reply) => {
    // The link names the account, so the page does not have to.
    const { userId } = await requireHolder(request, reply)
    const { token } = parseBody(confirmEmailRequestSchema, request)
    return confirmEmailChange(dependencies, token, { userId, address: addressOf(request) })
  })

  app.post(apiPaths.accountPassword, async (request, reply) => {
    const holder = await requireShownHolder(request, reply)
    const owner = await changePassword(dependencies, parseBody(passwordChangeRequestSchema, request), holder)
    wakeMailAfter(reply)
    return signIn(request, reply, owner)
  })

  app.delete(apiPaths.accountSessions, async (request, reply) => {
    const ended = await endOtherSessions(dependencies, await requireShownHolder(request, reply))
    return { ended } satisfies SessionsEndedAnswer
  })

  app.delete(apiPaths.accountSession, async (request, reply) => {
    const holder = await requireShownHolder(request, reply)
    const { id } = request.params as { id: string }
    const ended = await endOwnSession(dependencies, holder, id)
    if (ended === null) throw new AppError('not_found', { message: 'This session has already ended.' })
    if (ended.wasThisDevice) cookie.clear(reply)
    return reply.code(204).send()
  })

  app.get(apiPaths.accountExport, async (request, reply) => {
    const holder = await requireShownHolder(request, reply)
    await rateLimiter.hit(limits.exportPerAccount, holder.userId)
    const file = await exportAccount(dependencies, holder)
    const day = new Date(now()).toISOString().slice(0, 10)
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileStem}-account-${day}.json"`)
      .send(file)
  })

  app.delete(apiPaths.account, async (request, reply) => {
    const holder = await requireShownHolder(request, reply)
    const { currentPassword } = parseBody(deleteAccountRequestSchema, request)
    await deleteAccount(dependencies, { ...holder, currentPassword })
    // The operator repeats these deletions after restoring an older backup, so the log level must not hide them.
    request.log.warn({ accountId: holder.userId }, 'an account was deleted by its owner')
    cookie.clear(reply)
    return reply.code(204).send()
  })

  async function requireHolder(request: FastifyRequest, reply: FastifyReply): Promise<SessionHolder> {
    void reply.header('cache-control', 'no-store')
    const { id: userId } = await authentication.requireUser(request, reply)
    const secret = cookie.read(request)
    if (secret === null) throw new AppError('unauthenticated')
    return { userId, secret }
  }

  /** For requests that change or export an account. Only the account shown on the page counts. */
  async function requireShownHolder(request: FastifyRequest, reply: FastifyReply): Promise<SessionHolder> {
    const holder = await requireHolder(request, reply)
    if (request.headers[accountHeader] !== holder.userId) throw new AppError('other_account')
    return holder
  }
}

const fileStem = product.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

function addressOf(request: FastifyRequest): string {
  return toAddressSubject(request.ip)
}
