import type { Queries } from '#server/database/database.ts'
import type { SandboxPaymentTable } from '#server/database/schema.ts'

export type SandboxPayment = SandboxPaymentTable
type Changes = Partial<Omit<SandboxPaymentTable, 'id' | 'idempotency_key' | 'client_secret'>>

/** Returns the payment that already has this key, if there is one. */
export async function insertOrFindPayment(
  queries: Queries,
  payment: SandboxPayment,
): Promise<SandboxPayment> {
  await queries
    .insertInto('sandbox_payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute()
  return queries
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('idempotency_key', '=', payment.idempotency_key)
    .executeTakeFirstOrThrow()
}

export async function findPayment(queries: Queries, id: string): Promise<SandboxPayment | null> {
  const payment = await queries
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return payment ?? null
}

/** Changes the payment only if it has not changed since it was read. Of two simultaneous changes, one gets null. */
export async function changePayment(
  queries: Queries,
  seen: SandboxPayment,
  changes: Changes,
): Promise<SandboxPayment | null> {
  const changed = await queries
    .updateTable('sandbox_payments')
    .set(changes)
    .where('id', '=', seen.id)
    .where('status', '=', seen.status)
    .where('refunded_cents', '=', seen.refunded_cents)
    .where('dispute', '=', seen.dispute)
    .where('settles_at', seen.settles_at === null ? 'is' : '=', seen.settles_at)
    .returningAll()
    .executeTakeFirst()
  return changed ?? null
}

export async function listSettling(queries: Queries, nowMs: number): Promise<SandboxPayment[]> {
  return queries.selectFrom('sandbox_payments').selectAll().where('settles_at', '<=', nowMs).execute()
}

/** The first process to ask makes the secret, and every other process reads it. */
export async function readOrMakeSecret(queries: Queries, name: string, secret: string): Promise<string> {
  await queries
    .insertInto('sandbox_secrets')
    .values({ name, secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const found = await queries
    .selectFrom('sandbox_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return found.secret
}
