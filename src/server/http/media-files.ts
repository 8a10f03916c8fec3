import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Lets the routes of this scope send files of a folder, whole or in ranges. They decide who gets which. */
export async function openMediaFiles(
  scope: FastifyInstance,
  folder: string,
): Promise<(reply: FastifyReply, file: string) => FastifyReply> {
  await scope.register(fastifyStatic, { root: folder, serve: false, cacheControl: false })
  return (reply, file) => reply.sendFile(file)
}
