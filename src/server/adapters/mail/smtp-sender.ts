import { createTransport } from 'nodemailer'
import { composeMail } from './compose-mail.ts'
import { MailRefusedError, type MailSender } from './mail-sender.ts'

export interface SmtpSettings {
  url: string
  from: string
}

export interface SmtpTimeouts {
  connectMs: number
  greetingMs: number
  /** The longest silence in the middle of a conversation. */
  silenceMs: number
  /**
   * The limit for the whole delivery. It is far below the queue's lease, so that no second process starts on the
   * same message.
   */
  deliveryMs: number
}

const defaultTimeouts: SmtpTimeouts = {
  connectMs: 10_000,
  greetingMs: 10_000,
  silenceMs: 20_000,
  deliveryMs: 60_000,
}

export function createSmtpSender({ url, from }: SmtpSettings, timeouts = defaultTimeouts): MailSender {
  const openPool = () =>
    createTransport({
      url,
      pool: true,
      connectionTimeout: timeouts.connectMs,
      dnsTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.greetingMs,
      socketTimeout: timeouts.silenceMs,
      // Covers a reused connection that the server has closed. The queue retries all other failures.
      maxRequeues: 1,
    })
  let pool = openPool()

  return {
    async send(message) {
      const usedPool = pool
      let isLate = false
      // A server that answers one byte at a time is never silent, so only closing the connection stops it.
      const deadline = setTimeout(() => {
        isLate = true
        usedPool.close({ force: true })
        if (pool === usedPool) pool = openPool()
      }, timeouts.deliveryMs)
      try {
        await usedPool.sendMail(composeMail(message, from))
      } catch (error) {
        if (isLate)
          throw new Error(`The mail server took longer than ${timeouts.deliveryMs} ms`, { cause: error })
        throw isRefusal(error) ? new MailRefusedError(error.message, { cause: error }) : error
      } finally {
        clearTimeout(deadline)
      }
    },
    close: () => pool.close({ force: true }),
  }
}

/**
 * A final rejection of this address or this message. Faults that an operator can fix (login, sender address, and
 * 5.7 replies such as "relaying denied") do not count, and those messages wait for the fix.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { permanent, command, response } = error as Error & Record<string, unknown>
  return (
    permanent === true &&
    (command === 'RCPT TO' || command === 'DATA') &&
    !/^\d{3}[ -]5\.7\./.test(String(response))
  )
}
