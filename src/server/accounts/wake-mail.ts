import type { FastifyReply } from 'fastify'

/** The work of sending must not slow down the next request, which would tell that there was a mail to send. */
const mailDelayMs = 250

/** Sends what an answer put in line, once that answer is out. */
export function createMailWaker(wakeMail: () => void): (reply: FastifyReply) => void {
  return (reply) => {
    reply.raw.once('finish', () => setTimeout(wakeMail, mailDelayMs).unref())
  }
}
