import type { Database, Queries } from '#server/database/database.ts'
import type { AssistantUsageTable } from '#server/database/schema.ts'

/** The row that counts the whole site. */
export const wholeSite = ''

/** Takes one call from each day's allowance. Returns false and takes nothing when one of them is used up. */
export async function takeCall(
  database: Database,
  day: string,
  allowances: readonly { userId: string; calls: number }[],
): Promise<boolean> {
  try {
    await database.transaction().execute(async (transaction) => {
      for (const { userId, calls } of allowances) {
        if (!(await countCall(transaction, day, userId, calls))) throw new UsedUp()
      }
    })
    return true
  } catch (error) {
    if (error instanceof UsedUp) return false
    throw error
  }
}

/**
 * Updates one row at a time. A single update would lock the rows in an order that the database chooses, and could
 * deadlock with `takeCall`, which holds a person's row while it waits for the site's row.
 */
export async function addTokens(
  queries: Queries,
  day: string,
  userIds: readonly string[],
  tokens: { inputTokens: number; outputTokens: number },
): Promise<void> {
  for (const userId of userIds) {
    await queries
      .updateTable('assistant_usage')
      .set((row) => ({
        input_tokens: row('input_tokens', '+', tokens.inputTokens),
        output_tokens: row('output_tokens', '+', tokens.outputTokens),
      }))
      .where('day', '=', day)
      .where('user_id', '=', userId)
      .execute()
  }
}

/** Newest day first. Within a day the whole site comes first, then the accounts with the most calls. */
export function listUsage(queries: Queries, sinceDay: string): Promise<AssistantUsageTable[]> {
  return queries
    .selectFrom('assistant_usage')
    .selectAll()
    .where('day', '>=', sinceDay)
    .orderBy('day', 'desc')
    .orderBy('calls', 'desc')
    .orderBy('user_id')
    .execute()
}

/** Newest day first. */
export function listUsageOf(queries: Queries, userId: string): Promise<AssistantUsageTable[]> {
  return queries
    .selectFrom('assistant_usage')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('day', 'desc')
    .execute()
}

/** The whole site's counts stay, because they name no one. */
export async function deleteUsageOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('assistant_usage').where('user_id', '=', userId).execute()
}

class UsedUp extends Error {}

async function countCall(queries: Queries, day: string, userId: string, allowed: number): Promise<boolean> {
  const none = { day, user_id: userId, calls: 0, input_tokens: 0, output_tokens: 0 }
  await queries
    .insertInto('assistant_usage')
    .values(none)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { numUpdatedRows } = await queries
    .updateTable('assistant_usage')
    .set((row) => ({ calls: row('calls', '+', 1) }))
    .where('day', '=', day)
    .where('user_id', '=', userId)
    .where('calls', '<', allowed)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
