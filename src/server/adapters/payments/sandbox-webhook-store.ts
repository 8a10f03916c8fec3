import type { Queries } from '#server/database/database.ts'
import type { SandboxWebhookTable } from '#server/database/schema.ts'

export type SandboxWebhook = SandboxWebhookTable & { due_at: number }

export async function insertWebhook(queries: Queries, webhook: SandboxWebhook): Promise<void> {
  await queries.insertInto('sandbox_webhooks').values(webhook).execute()
}

export async function listDueWebhooks(
  queries: Queries,
  { nowMs, limit }: { nowMs: number; limit: number },
): Promise<SandboxWebhook[]> {
  const rows = await queries
    .selectFrom('sandbox_webhooks')
    .selectAll()
    .where('due_at', '<=', nowMs)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => (row.due_at === null ? [] : [{ ...row, due_at: row.due_at }]))
}

/** Postpones the next attempt before this one is made. False when another process has claimed it. */
export async function claimWebhook(
  queries: Queries,
  webhook: SandboxWebhook,
  nextAttemptAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('sandbox_webhooks')
    .set({ due_at: nextAttemptAt, attempts: webhook.attempts + 1 })
    .where('id', '=', webhook.id)
    .where('due_at', '=', webhook.due_at)
    .where('attempts', '=', webhook.attempts)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function markWebhookDelivered(queries: Queries, id: string): Promise<void> {
  await queries.updateTable('sandbox_webhooks').set({ due_at: null }).where('id', '=', id).execute()
}

export async function deleteOldWebhooks(queries: Queries, createdBeforeMs: number): Promise<void> {
  await queries
    .deleteFrom('sandbox_webhooks')
    .where('due_at', 'is', null)
    .where('created_at', '<', createdBeforeMs)
    .execute()
}
