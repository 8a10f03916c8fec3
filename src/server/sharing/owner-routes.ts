import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { sharingApiPaths } from '#contract/paths.ts'
import {
  changeShareRequestSchema,
  createShareRequestSchema,
  replaceCopyRequestSchema,
  shareIdSchema,
} from '#contract/sharing.ts'
import { planIdSchema } from '#contract/workbooks.ts'
import { AppError } from '#server/http/app-error.ts'
import { parseBody } from '#server/http/parse-body.ts'
import { changeLink, type OwnLink, sendCopy } from './change-link.ts'
import { createLink, type LinkDependencies } from './create-link.ts'
import { endLink } from './end-links.ts'
import { acceptCopy, requireShort } from './link-body.ts'
import { noSuchOwnLink } from './link-not-found.ts'
import { toShareLink } from './link-state.ts'
import { listLinks } from './link-store.ts'
import type { OwnerAccess } from './owner-access.ts'

export interface OwnerRouteDependencies extends LinkDependencies {
  ownerAccess: OwnerAccess
}

/** What the owner of a plan does with its links. Another account's link gets 404, like one that never existed. */
export function registerOwnerRoutes(app: FastifyInstance, dependencies: OwnerRouteDependencies): void {
  const { database, ownerAccess, now } = dependencies
  const asOwner = { onRequest: ownerAccess.admit }
  const asSender = { ...acceptCopy, onRequest: ownerAccess.admitSender }

  app.get(sharingApiPaths.shares, asOwner, async (request, reply) => {
    const planId = readPlanId(request)
    const links = await listLinks(database, { userId: ownerAccess.ownerOf(request).id, planId, now: now() })
    return reply.send(links.map(toShareLink))
  })

  app.put(sharingApiPaths.share, asSender, async (request, reply) => {
    const user = ownerAccess.ownerOf(request)
    requireShort(request, 'copy')
    const wanted = parseBody(createShareRequestSchema, request)
    ownerAccess.requireMaySend(user, wanted.planId)
    const { link, isNew } = await createLink(dependencies, ownLink(request), wanted)
    return reply.code(isNew ? 201 : 200).send(toShareLink(link))
  })

  app.patch(sharingApiPaths.share, asOwner, async (request, reply) => {
    const user = ownerAccess.ownerOf(request)
    const changes = parseBody(changeShareRequestSchema, request)
    const requireMaySend = (planId: string) => ownerAccess.requireMaySend(user, planId)
    const link = await changeLink(dependencies, ownLink(request), changes, requireMaySend)
    return reply.send(toShareLink(link))
  })

  app.put(sharingApiPaths.copy, asSender, async (request, reply) => {
    const user = ownerAccess.ownerOf(request)
    requireShort(request, 'copy')
    const fresh = parseBody(replaceCopyRequestSchema, request)
    const requireMaySend = (planId: string) => ownerAccess.requireMaySend(user, planId)
    const link = await sendCopy(dependencies, ownLink(request), fresh, requireMaySend)
    return reply.send(toShareLink(link))
  })

  // Ending a link that has ended changes nothing, so a repeated request succeeds.
  app.delete(sharingApiPaths.share, asOwner, async (request, reply) => {
    const { id, userId } = ownLink(request)
    let isOwn = false
    const wasOpen = await endLink(database, id, now(), (link) => {
      isOwn = link.user_id === userId
      return isOwn
    })
    if (!isOwn) throw noSuchOwnLink()
    // The operator repeats these after restoring an older backup, so the log level must not hide them.
    if (wasOpen) request.log.warn({ shareId: id }, 'a link was ended by its owner')
    return reply.code(204).send()
  })

  function ownLink(request: FastifyRequest): OwnLink {
    const { id } = request.params as { id: string }
    if (!z.safeParse(shareIdSchema, id).success) throw noSuchOwnLink()
    return { id, userId: ownerAccess.ownerOf(request).id }
  }
}

/** Null for all plans. */
function readPlanId(request: FastifyRequest): string | null {
  const { planId = null } = request.query as { planId?: unknown }
  if (planId === null) return null
  const parsed = z.safeParse(planIdSchema, planId)
  if (!parsed.success) throw new AppError('bad_request', { message: 'The plan’s id is not valid' })
  return parsed.data
}
