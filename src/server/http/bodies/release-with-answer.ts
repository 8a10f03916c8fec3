import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import type { Hold } from './held-bytes.ts'

/** What is held for the answers of a connection that are not out yet. */
const pending = new WeakMap<Socket, Set<Hold>>()

/**
 * Lets go when the answer is out or the connection gone. The response itself does not tell of the latter when it
 * stands behind another one, of several requests that were sent at once.
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
