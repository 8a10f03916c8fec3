import { createTill } from '#server/shop.ts'
import type { AdminContext } from './command.ts'

/** The shop's inner workings, for an operator. Mails that it puts in line are sent by the running server. */
export async function openTill({ openDatabase, openPayments, publicUrl, now, terminal }: AdminContext) {
  const database = await openDatabase()
  const payments = await openPayments(database)
  const warn = (fields: object, message: string) => {
    const reason = 'err' in fields && fields.err instanceof Error ? `: ${fields.err.message}` : ''
    terminal.writeError(`${message}${reason}`)
  }
  const till = createTill({
    database,
    payments: payments.provider,
    publicUrl,
    now,
    wakeMail: () => {},
    log: { warn, error: warn },
  })
  return { till, sandbox: payments.sandbox }
}
