import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { MailSender } from '#server/adapters/mail/mail-sender.ts'
import { openMailSender } from '#server/adapters/mail/open-mail-sender.ts'
import { renderPasswordResetMail } from '#server/mail/templates/password-reset-mail.ts'
import { parseMail } from '#tests/fakes/smtp-message.ts'
import { memoryFolder } from './memory-folder.ts'

const link = 'https://plans.example.com/reset-password?token=abc'
const message = {
  id: '0b0c7a52-6d0e-4d7c-9a2e-0d6f4f1f7c11',
  to: 'zoe@example.com',
  createdAt: Date.UTC(2026, 10, 16, 9, 30, 5, 7),
  ...renderPasswordResetMail({ productName: 'Planwright', name: 'Zoë', link }),
}
const fileName = `20261116T093005007Z-${message.id}.eml`

describe('the outbox', () => {
  let folder: string
  let sender: MailSender
  let open: (logsLinks: boolean) => MailSender
  let logged: object[]

  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(memoryFolder, 'planwright-outbox-')), 'outbox')
    logged = []
    const keep = (fields: object) => {
      logged.push(fields)
    }
    open = (logsLinks) => {
      const from = 'Planwright <no-reply@plans.example.com>'
      const log = { info: keep, warn: keep, error: keep }
      return openMailSender({ way: 'outbox', folder, from, logsLinks }, log)
    }
    sender = open(true)
  })

  afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }))

  test('holds one file per message, which a mail program can open', async () => {
    await sender.send(message)
    expect(await readdir(folder)).toEqual([fileName])
    const { headers, parts } = parseMail(await readFile(path.join(folder, fileName), 'utf8'))
    expect(headers.get('to')).toBe('zoe@example.com')
    expect(headers.get('date')).toBe('Mon, 16 Nov 2026 09:30:05 +0000')
    expect(parts.get('text/plain')).toContain('Hello Zoë,')
    expect(parts.get('text/html')).toContain('Hello Zoë,')
  })

  test('logs the link, but no address', async () => {
    await sender.send(message)
    expect(logged).toEqual([{ file: path.join(folder, fileName), link }])
  })

  test('keeps links out of a log that other people can read', async () => {
    await open(false).send(message)
    expect(logged).toEqual([{ file: path.join(folder, fileName) }])
  })

  test('replaces the file when a message is retried, and leaves no unfinished file', async () => {
    await sender.send(message)
    await sender.send(message)
    expect(await readdir(folder)).toEqual([fileName])
  })

  test.skipIf(process.platform === 'win32')('does not let other users read the links', async () => {
    await sender.send(message)
    const { mode } = await stat(path.join(folder, fileName))
    expect(mode & 0o077).toBe(0)
  })
})
