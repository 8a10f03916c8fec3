import path from 'node:path'
import * as z from 'zod/mini'
import { product } from '#domain/page-texts/product.ts'
import type { MailSettings } from './adapters/mail/open-mail-sender.ts'

export const mailFields = {
  MAIL: z.optional(z.enum(['outbox', 'smtp'], 'MAIL must be outbox or smtp')),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (url) => /^smtps?:\/\//.test(url) && URL.canParse(url),
          'SMTP_URL must be the URL of a mail server, such as smtp://user:password@mail.example.com:587',
        ),
      ),
  ),
  MAIL_FROM: z.optional(
    z.string().check(z.includes('@', 'MAIL_FROM must be an address, such as Planwright <hello@example.com>')),
  ),
}

interface MailValues {
  NODE_ENV?: string | undefined
  PUBLIC_URL?: string | undefined
  MAIL?: string | undefined
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
}

/**
 * Buyers wait for their receipt and the link to their account, so mail that no one receives must be requested
 * explicitly.
 */
export function listMailFaults(values: MailValues): string[] {
  const { NODE_ENV, PUBLIC_URL, SMTP_URL, MAIL_FROM, MAIL } = values
  const isProduction = NODE_ENV === 'production'
  const faults: string[] = []
  if (PUBLIC_URL === undefined && (isProduction || SMTP_URL !== undefined)) {
    faults.push(
      'PUBLIC_URL is required in production and with SMTP_URL, because cookies and links in emails depend on it',
    )
  }
  if (isSmtp(values)) {
    if (SMTP_URL === undefined) faults.push('MAIL=smtp needs SMTP_URL, the mail server')
    if (MAIL_FROM === undefined) faults.push('SMTP_URL needs MAIL_FROM, the sender address of emails')
  } else if (isProduction && MAIL !== 'outbox') {
    faults.push(
      'In production, mail needs SMTP_URL and MAIL_FROM. With MAIL=outbox the server starts without them and writes emails to files that only you can read',
    )
  }
  return faults
}

/** Expects values without faults. */
export function toMailSettings(values: MailValues, dataDir: string): MailSettings {
  const from = values.MAIL_FROM ?? `${product.name} <no-reply@localhost>`
  return isSmtp(values)
    ? { way: 'smtp', url: values.SMTP_URL ?? '', from }
    : {
        way: 'outbox',
        folder: path.join(dataDir, 'outbox'),
        from,
        logsLinks: values.NODE_ENV !== 'production',
      }
}

function isSmtp({ MAIL, SMTP_URL }: MailValues): boolean {
  return MAIL === undefined ? SMTP_URL !== undefined : MAIL === 'smtp'
}
