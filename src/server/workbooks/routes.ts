import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { apiPaths } from '#contract/paths.ts'
import type { User } from '#contract/user.ts'
import { planIdSchema, revisionSchema } from '#contract/workbooks.ts'
import type { AccessMode, Action } from '#domain/commerce/access-policy.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Authentication } from '#server/http/authentication.ts'
import { joinJson } from '#server/http/join-json.ts'
import { leaveUnparsed, acceptPlan } from '#server/incoming-plans/plan-body.ts'
import { createAccessCheck } from './access-check.ts'
import { listDeleted, markDeleted } from './deleted-workbook-store.ts'
import { keptAfterDeletionMs } from './kept-after-deletion.ts'
import { tooLargeMessage } from './account-quotas.ts'
import type { PreparedSave } from './prepare-save.ts'
import { findHistory, findHistoryEntry } from './read-history.ts'
import { restoreDeleted } from './restore-deleted.ts'
import { type SaveDependencies, saveWorkbook } from './save-workbook.ts'
import { toListed, toListedDeleted, toListedVersion, writeSavedWorkbook } from './saved-workbook.ts'
import { type AnsweredRow, findWorkbook, listWorkbooks, type PlanKey } from './workbook-store.ts'

export interface WorkbookDependencies extends SaveDependencies {
  authentication: Authentication
  readSave: (request: FastifyRequest) => Promise<PreparedSave>
  access: AccessMode
}

/** Plans in the cloud. Another account's plan gets 404, the same as a plan that never existed. */
export async function registerWorkbookRoutes(
  app: FastifyInstance,
  dependencies: WorkbookDependencies,
): Promise<void> {
  await app.register(async (scope) => addRoutes(scope, dependencies))
}

function addRoutes(scope: FastifyInstance, dependencies: WorkbookDependencies): void {
  const { authentication, readSave, database, now } = dependencies
  const requireAccess = createAccessCheck(database, dependencies.access)
  const owners = new WeakMap<FastifyRequest, User>()

  leaveUnparsed(scope)

  scope.get(apiPaths.workbooks, asks('read-cloud-workbook'), async (request, reply) => {
    const rows = await listWorkbooks(database, ownerOf(request))
    return reply.send(rows.map(toListed))
  })

  scope.post(
    apiPaths.workbooks,
    { ...asks('save-cloud-workbook'), ...acceptPlan(tooLargeMessage) },
    async (request, reply) => {
      const save = await readSave(request)
      // A new plan has no id yet, and no course that it could belong to.
      await requireAccess('save-cloud-workbook', userOf(request), save.id ?? '')
      return send(reply, await saveWorkbook(dependencies, ownerOf(request), save))
    },
  )

  scope.get(apiPaths.workbook, asks('read-cloud-workbook'), async (request, reply) =>
    send(reply, await findWorkbook(database, keyOf(request))),
  )

  scope.delete(apiPaths.workbook, asks('delete-cloud-workbook'), async (request, reply) => {
    const isThere = await markDeleted(database, keyOf(request), now())
    if (!isThere) throw noSuchPlan()
    return reply.code(204).send()
  })

  scope.get(apiPaths.deletedWorkbooks, asks('read-cloud-workbook'), async (request, reply) => {
    const rows = await listDeleted(database, ownerOf(request), now() - keptAfterDeletionMs)
    return reply.send(rows.map(toListedDeleted))
  })

  // Undoing a deletion needs no more rights than deleting.
  scope.post(apiPaths.restoreWorkbook, asks('delete-cloud-workbook'), async (request, reply) =>
    send(reply, await restoreDeleted(dependencies, keyOf(request))),
  )

  scope.get(apiPaths.workbookVersions, asks('read-cloud-workbook'), async (request, reply) => {
    const rows = await findHistory(database, keyOf(request))
    if (!rows) throw noSuchPlan()
    return reply.send(rows.map(toListedVersion))
  })

  scope.get(apiPaths.workbookVersion, asks('read-cloud-workbook'), async (request, reply) => {
    const { revision } = request.params as { revision: string }
    const isRevision = z.safeParse(revisionSchema, revision).success
    return send(reply, isRevision ? await findHistoryEntry(database, keyOf(request), Number(revision)) : null)
  })

  /** Runs before the body is read, so that a stranger's four megabytes cost nothing. */
  function asks(action: Action) {
    return {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        void reply.header('cache-control', 'no-store')
        const user = await authentication.requireUser(request, reply)
        await requireAccess(action, user)
        owners.set(request, user)
      },
    }
  }

  function userOf(request: FastifyRequest): User {
    const user = owners.get(request)
    if (user === undefined) throw new AppError('unauthenticated')
    return user
  }

  function ownerOf(request: FastifyRequest): string {
    return userOf(request).id
  }

  function keyOf(request: FastifyRequest): PlanKey {
    const { id } = request.params as { id: string }
    if (!z.safeParse(planIdSchema, id).success) throw noSuchPlan()
    return { ownerId: ownerOf(request), id }
  }
}

function send(reply: FastifyReply, workbook: AnsweredRow | null): FastifyReply {
  if (!workbook) throw noSuchPlan()
  return reply.type('application/json; charset=utf-8').send(joinJson(writeSavedWorkbook(workbook)))
}

function noSuchPlan(): AppError {
  return new AppError('not_found', { message: 'There is no such plan in your account.' })
}
