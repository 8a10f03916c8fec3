import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#contract/user.ts'
import { AppError } from './app-error.ts'

/** How a route learns who is asking. Features use this and do not depend on cookies or sessions. */
export interface Authentication {
  findUser: (request: FastifyRequest, reply: FastifyReply) => Promise<User | null>
  requireUser: (request: FastifyRequest, reply: FastifyReply) => Promise<User>
}

interface AuthenticationOptions {
  findUser: Authentication['findUser']
  /** Called before a refusal, because the sender is not signed in. */
  onRefused: (reply: FastifyReply) => void
}

export function createAuthentication({ findUser, onRefused }: AuthenticationOptions): Authentication {
  return {
    findUser,
    requireUser: async (request, reply) => {
      const user = await findUser(request, reply)
      if (user) return user
      onRefused(reply)
      throw new AppError('unauthenticated')
    },
  }
}
