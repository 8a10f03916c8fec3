import type { FastifyReply } from 'fastify'

/** Sending must not slow down the next request, because the delay would reveal that there was a mail to send. */
const mailDelayMs = 250

/** Sends the mails that an answer queued, once that answer is out. */
export function sendMailAfterAnswer(wakeMail: () => void): (reply: FastifyReply) => void {
  return (reply) => {
    reply.raw.once('finish', () => setTimeout(wakeMail, mailDelayMs).unref())
  }
}
