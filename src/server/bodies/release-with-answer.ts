import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import type { Hold } from './held-bytes.ts'

/** By connection: what its unanswered requests hold. */
const pending = new WeakMap<Socket, Set<Hold>>()

/**
 * Releases when the answer is sent or the connection is gone. A response that waits behind another one, because the
 * client sent several requests without waiting, does not report a lost connection itself.
 */
export function releaseWithAnswer(hold: Hold, reply: FastifyReply): Hold {
  const { socket } = reply.request.raw
  if (socket.destroyed) hold.release()
  const holds = listPending(socket)
  holds.add(hold)
  reply.raw.once('finish', () => {
    holds.delete(hold)
    hold.release()
  })
  return hold
}

function listPending(socket: Socket): Set<Hold> {
  const known = pending.get(socket)
  if (known) return known
  const holds = new Set<Hold>()
  pending.set(socket, holds)
  socket.once('close', () => {
    for (const hold of holds) hold.release()
  })
  return holds
}
