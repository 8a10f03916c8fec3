import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountHeader } from '#contract/account-header.ts'
import type { User } from '#contract/user.ts'
import { type AccessMode, decideAccess } from '#domain/commerce/access-policy.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Authentication } from '#server/http/authentication.ts'

export interface OwnerAccess {
  /** A hook that runs before the body is read. */
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** The same for a route that sends a copy, which needs what a copy in the cloud needs. */
  admitSender: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  ownerOf: (request: FastifyRequest) => User
  /** Throws when the account may not send copies of this plan. */
  requireMaySend: (user: User, planId: string) => void
}

export function createOwnerAccess(authentication: Authentication, mode: AccessMode): OwnerAccess {
  const owners = new WeakMap<FastifyRequest, User>()

  function requireMaySend({ entitlements, coursePlanId }: User, planId: string | undefined): void {
    const isCoursePlan = coursePlanId !== undefined && planId === coursePlanId
    const account = { entitlements, hasCloudWorkbooks: false, isCoursePlan }
    if (decideAccess('save-cloud-workbook', account, mode) !== 'allowed') {
      throw new AppError(
        'payment_required',
        entitlements.includes('course') ? { message: coursePlanOnly } : {},
      )
    }
  }

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const user = await authentication.requireUser(request, reply)
    const shown = request.headers[accountHeader]
    if (shown !== undefined && shown !== user.id) throw new AppError('other_account')
    owners.set(request, user)
  }

  function ownerOf(request: FastifyRequest): User {
    const user = owners.get(request)
    if (user === undefined) throw new AppError('unauthenticated')
    return user
  }

  return {
    admit,
    admitSender: async (request, reply) => {
      await admit(request, reply)
      const user = ownerOf(request)
      // Which plan it is about is known after the body.
      requireMaySend(user, user.coursePlanId)
    },
    ownerOf,
    requireMaySend,
  }
}

const coursePlanOnly =
  'Until you complete the course, your account includes one plan: the one you chose for the course.'
