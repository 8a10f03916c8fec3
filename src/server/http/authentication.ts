import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#contract/user.ts'
import { AppError } from './app-error.ts'

/** How a route learns who is asking. Features use this and do not depend on cookies or sessions. */
export interface Authentication {
  findUser: (request: FastifyRequest, reply: FastifyReply) => Promise<User | null>
  requireUser: (request: FastifyRequest, reply: FastifyReply) => Promise<User>
}

export function createAuthentication(findUser: Authentication['findUser']): Authentication {
  return {
    findUser,
    requireUser: async (request, reply) => {
      const user = await findUser(request, reply)
      if (!user) throw new AppError('unauthenticated')
      return user
    },
  }
}
