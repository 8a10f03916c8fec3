export interface OutgoingMail {
  /** Stays the same however often the message is tried. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  createdAt: number
}

export interface MailSender {
  /** Resolves once the message is in other hands: a mail server's, or the disk's. */
  send: (message: OutgoingMail) => Promise<void>
  /** Ends open connections, also those in the middle of a message, whose `send` then fails. */
  close?: () => void
}

/** Trying again cannot help: the address does not exist, or this very message is not wanted. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}

export interface MailLog {
  info: (fields: object, message: string) => void
  warn: (fields: object, message: string) => void
  error: (fields: object, message: string) => void
}
