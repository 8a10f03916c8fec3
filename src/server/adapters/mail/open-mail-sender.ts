import type { MailLog, MailSender } from './mail-sender.ts'
import { createOutboxSender, type OutboxSettings } from './outbox-sender.ts'
import { createSmtpSender, type SmtpSettings } from './smtp-sender.ts'

export type MailSettings = ({ way: 'outbox' } & OutboxSettings) | ({ way: 'smtp' } & SmtpSettings)

export function openMailSender(settings: MailSettings, log: MailLog): MailSender {
  return settings.way === 'smtp' ? createSmtpSender(settings) : createOutboxSender(settings, log)
}
