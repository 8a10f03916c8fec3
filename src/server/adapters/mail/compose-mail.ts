import type { SendMailOptions } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { OutgoingMail } from './mail-sender.ts'

/** Every sender sends the same message, and a retry sends the same message again. */
export function composeMail(message: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    // An object, because nodemailer parses a string as a list and would send to every address after a comma.
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    // A mail server may accept a message and fail to confirm it. With this id the receiver can recognize the second
    // copy.
    messageId: `<${message.id}@${readDomain(from)}>`,
    date: new Date(message.createdAt),
    // Asks automatic replies, such as vacation notices, not to answer.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function readDomain(from: string): string {
  const [sender] = addressparser(from, { flatten: true })
  return sender?.address.split('@').at(-1) ?? 'localhost'
}
