import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { reviewerPath } from '#contract/paths.ts'
import { shareIdSchema } from '#contract/sharing.ts'
import { reviewerPageFile, sitePageFolder } from '#contract/site-tokens.ts'

type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  options: { caching: string; headers: Record<string, string> },
) => FastifyReply

export interface ReviewerPageDependencies {
  webFolder: string
  openPage: (html: string) => SendPage
}

/** Nothing on the way keeps the address, hands it on or lists it. */
const options = {
  caching: 'no-store',
  headers: { 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'no-referrer' },
}

/**
 * The page where a reviewer reads. It is the same for every link, so that opening it says nothing about the link.
 * A build without the page has none.
 */
export function registerReviewerPage(
  app: FastifyInstance,
  { webFolder, openPage }: ReviewerPageDependencies,
): void {
  const file = path.join(webFolder, sitePageFolder, reviewerPageFile)
  if (!existsSync(file)) return
  const send = openPage(readFileSync(file, 'utf8'))
  app.get(reviewerPath, (request, reply) => {
    const { id } = request.params as { id: string }
    const isId = z.safeParse(shareIdSchema, id).success
    return send(request, isId ? reply : reply.code(404), options)
  })
}
