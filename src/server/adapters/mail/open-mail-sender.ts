import type { MailLog, MailSender } from './mail-sender.ts'
import type { OutboxSettings } from './outbox-sender.ts'
import type { SmtpSettings } from './smtp-sender.ts'

export type MailSettings = ({ way: 'outbox' } & OutboxSettings) | ({ way: 'smtp' } & SmtpSettings)

/** Loads the mail library with the first message, so that it does not slow down the start. */
export function openMailSender(settings: MailSettings, log: MailLog): MailSender {
  let opening: Promise<MailSender> | undefined
  let sender: MailSender | undefined
  return {
    async send(message) {
      opening ??= open(settings, log)
      sender = await opening
      await sender.send(message)
    },
    close: () => sender?.close?.(),
  }
}

async function open(settings: MailSettings, log: MailLog): Promise<MailSender> {
  if (settings.way === 'smtp') {
    const { createSmtpSender } = await import('./smtp-sender.ts')
    return createSmtpSender(settings)
  }
  const { createOutboxSender } = await import('./outbox-sender.ts')
  return createOutboxSender(settings, log)
}
