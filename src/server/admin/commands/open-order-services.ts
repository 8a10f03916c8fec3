import { createOrderServices } from '#server/compose-commerce.ts'
import type { AdminContext } from '#server/admin/command-line/command.ts'

/** The order services for an operator. The running server sends the mails that they queue. */
export async function openOrderServices({
  openDatabase,
  openPayments,
  publicUrl,
  now,
  terminal,
}: AdminContext) {
  const database = await openDatabase()
  const payments = await openPayments(database)
  const warn = (fields: object, message: string) => {
    const reason = 'err' in fields && fields.err instanceof Error ? `: ${fields.err.message}` : ''
    terminal.writeError(`${message}${reason}`)
  }
  const orderServices = createOrderServices({
    database,
    payments: payments.provider,
    publicUrl,
    now,
    wakeMail: () => {},
    log: { warn, error: warn },
  })
  return { orderServices, sandbox: payments.sandbox }
}
