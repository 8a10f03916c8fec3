import type { SendMailOptions } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { OutgoingMail } from './mail-sender.ts'

/** The same message for every sender, and the same again when it is tried a second time. */
export function composeMail(message: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    // As an object, because nodemailer reads text as a list and would send to everyone a comma adds.
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    // A mail server may take a message and fail to say so: this lets the receiver see the second as the first.
    messageId: `<${message.id}@${readDomain(from)}>`,
    date: new Date(message.createdAt),
    // Asks holiday notices and the like not to answer.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function readDomain(from: string): string {
  const [sender] = addressparser(from, { flatten: true })
  return sender?.address.split('@').at(-1) ?? 'localhost'
}
