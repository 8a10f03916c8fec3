export interface OutgoingMail {
  /** Stays the same for every attempt. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  createdAt: number
}

export interface MailSender {
  /** Resolves once a mail server or the disk has the message. */
  send: (message: OutgoingMail) => Promise<void>
  /** Closes open connections. A `send` in progress then fails. */
  close?: () => void
}

/** A retry cannot help, because the address does not exist or the server rejects this message. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}

export interface MailLog {
  info: (fields: object, message: string) => void
  warn: (fields: object, message: string) => void
  error: (fields: object, message: string) => void
}
