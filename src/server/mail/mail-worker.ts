import { type MailLog, MailRefusedError, type MailSender } from '#server/adapters/mail/mail-sender.ts'
import type { Database } from '#server/database/database.ts'
import { type ClaimedMail, claimDueMail, markMailFailed, markMailSent, sweepMail } from './mail-store.ts'
import { findRetryDelayMs } from './retry-delays.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** How long a process may hold a message. Senders end a delivery long before that, with or without success. */
export const leaseMs = 2 * 60 * 1000
const batchSize = 5
const defaultPollMs = 5000
/** Less than the total time that a stopping server allows. */
const stopPatienceMs = 7000
const sweepEveryMs = 6 * hourMs
const keepSentMs = 7 * dayMs
const keepGivenUpMs = 30 * dayMs
const errorLength = 500

export interface MailWorkerDependencies {
  database: Database
  sender: MailSender
  now: () => number
  log: MailLog
  pollMs?: number
}

export interface MailWorker {
  /** Call it after the answer is out. It sends what is due without making anyone wait. */
  wake: () => void
  /** Sends everything that is due now. */
  runOnce: () => Promise<void>
  /** Lets the current deliveries finish, then closes the sender. The database must still be open. */
  stop: () => Promise<void>
}

export function startMailWorker(dependencies: MailWorkerDependencies): MailWorker {
  const { database, sender, now, log, pollMs = defaultPollMs } = dependencies
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let isStopped = false
  let sweptAt = Number.NEGATIVE_INFINITY

  async function run(): Promise<void> {
    try {
      for (;;) {
        isAskedAgain = false
        await sendDue()
        if (!isAskedAgain) break
      }
      await sweepSometimes()
    } finally {
      running = null
    }
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      if (isStopped) return
      const mails = await claimDueMail(database, { nowMs: now(), leaseMs, limit: batchSize })
      if (mails.length === 0) return
      await Promise.all(mails.map((mail) => deliver(dependencies, mail)))
    }
  }

  async function sweepSometimes(): Promise<void> {
    const nowMs = now()
    if (isStopped || nowMs - sweptAt < sweepEveryMs) return
    sweptAt = nowMs
    await sweepMail(database, { sentBeforeMs: nowMs - keepSentMs, givenUpBeforeMs: nowMs - keepGivenUpMs })
  }

  function runOnce(): Promise<void> {
    isAskedAgain = true
    running ??= run()
    return running
  }

  function wake(): void {
    if (isStopped) return
    runOnce().catch((error: unknown) => log.error({ err: error }, 'the mail queue could not be read'))
  }

  const timer = setInterval(wake, pollMs)
  timer.unref()

  async function stop(): Promise<void> {
    isStopped = true
    clearInterval(timer)
    const patience = setTimeout(() => sender.close?.(), stopPatienceMs)
    try {
      await running
    } catch {
      // The caller that started the run gets the error.
    } finally {
      clearTimeout(patience)
      sender.close?.()
    }
  }

  return { wake, runOnce, stop }
}

/** Never rejects, because one failing message must not stop the rest of its batch. */
async function deliver(
  { database, sender, now, log }: MailWorkerDependencies,
  mail: ClaimedMail,
): Promise<void> {
  try {
    const failure = await findFailure(sender, mail)
    if (!failure) return await markMailSent(database, mail.id, now())

    const delayMs = failure.isFinal ? null : findRetryDelayMs(mail.attempts)
    const nextAttemptAt = delayMs === null ? null : now() + delayMs
    await markMailFailed(database, mail, { error: failure.reason, nextAttemptAt })
    const fields = { mailId: mail.id, attempts: mail.attempts, reason: failure.reason }
    if (delayMs === null) log.error(fields, 'mail given up')
    else log.warn({ ...fields, retryInMs: delayMs }, 'mail not sent yet')
  } catch (error) {
    log.error(
      { err: error, mailId: mail.id },
      'the result of a mail could not be stored; it will be sent again',
    )
  }
}

async function findFailure(
  sender: MailSender,
  mail: ClaimedMail,
): Promise<{ reason: string; isFinal: boolean } | null> {
  try {
    await sender.send(mail)
    return null
  } catch (error) {
    return { reason: describeReason(error), isFinal: error instanceof MailRefusedError }
  }
}

/**
 * Mail servers repeat the address in their answers, and logs must not hold it. PostgreSQL rejects some control
 * characters.
 */
function describeReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/[^\s<>]+@[^\s<>]+/g, '(address)')
    .slice(0, errorLength)
}
