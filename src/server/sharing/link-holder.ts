import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { shareHeaders, shareIdSchema } from '#contract/sharing.ts'
import type { Database } from '#server/database/database.ts'
import type { Authentication } from '#server/http/authentication.ts'
import { noSuchLink } from './link-not-found.ts'
import { requireOpen } from './link-state.ts'
import { findLink, type LinkRow } from './link-store.ts'

/** How a request proved that it may use the link. */
export type Proof = 'read-token' | 'comment-token' | 'owner-session'

export interface Holder {
  link: LinkRow
  proof: Proof
}

interface HolderDependencies {
  database: Database
  authentication: Authentication
  now: () => number
}

/** Who sent the request. Throws for everyone who holds no token of the link and does not own it. */
export async function requireHolder(
  { database, authentication, now }: HolderDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Holder> {
  const link = await findLink(database, readLinkId(request))
  if (link === null) throw noSuchLink()
  const token = request.headers[shareHeaders.token]
  const proof =
    typeof token === 'string'
      ? checkToken(link, token)
      : (await authentication.findUser(request, reply))?.id === link.user_id
        ? 'owner-session'
        : null
  if (proof === null) throw noSuchLink()
  return { link: requireOpen(link, now()), proof }
}

function readLinkId(request: FastifyRequest): string {
  const { id } = request.params as { id: string }
  if (!z.safeParse(shareIdSchema, id).success) throw noSuchLink()
  return id
}

function checkToken(link: LinkRow, token: string): Proof | null {
  const hash = hashSecret(token)
  if (isSame(hash, link.comment_hash)) return 'comment-token'
  return isSame(hash, link.read_hash) ? 'read-token' : null
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
