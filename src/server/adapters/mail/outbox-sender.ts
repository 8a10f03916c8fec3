import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { composeMail } from './compose-mail.ts'
import type { MailLog, MailSender } from './mail-sender.ts'

export interface OutboxSettings {
  folder: string
  from: string
  /** Only for trying the product out. In production, people who read the log must not be able to open accounts. */
  logsLinks: boolean
}

/** Writes each message to a file that a mail program opens, and its link to the log, ready to click. */
export function createOutboxSender(
  { folder, from, logsLinks }: OutboxSettings,
  log: Pick<MailLog, 'info'>,
): MailSender {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const { message: content } = await composer.sendMail(composeMail(message, from))
      // The name depends on the message alone, so that a second attempt replaces the file instead of adding one.
      const file = path.join(folder, `${formatTime(message.createdAt)}-${message.id}.eml`)
      const unfinished = `${file}.part`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // The links inside open accounts, so no other user of the machine may read the file.
      await writeFile(unfinished, content, { mode: 0o600, flush: true })
      await rename(unfinished, file)
      const link = logsLinks ? { link: findFirstLink(message.text) } : {}
      log.info({ file, ...link }, 'mail written to the outbox')
    },
  }
}

/** Sorts by time, without the colons that some file systems reject. */
function formatTime(timeMs: number): string {
  return new Date(timeMs).toISOString().replaceAll(/[-:.]/g, '')
}

function findFirstLink(text: string): string | undefined {
  return /https?:\/\/\S+/.exec(text)?.[0]
}
