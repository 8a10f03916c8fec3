import type { Entitlement } from '#domain/commerce/entitlements.ts'
import type { Queries } from '#server/database/database.ts'
import type { EntitlementTable } from '#server/database/schema.ts'

interface Grant {
  userId: string
  name: Entitlement
  /** The reason for the grant, such as 'coupon:WELCOME' or 'operator'. */
  source: string
}

/** A second grant from the same source changes nothing. */
export async function grantEntitlement(queries: Queries, grant: Grant & { now: number }): Promise<void> {
  await queries
    .insertInto('entitlements')
    .values({ user_id: grant.userId, name: grant.name, source: grant.source, granted_at: grant.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** When an operator revokes an entitlement, it goes away no matter where it came from. */
export async function revokeEntitlement(
  queries: Queries,
  userId: string,
  name: Entitlement,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('entitlements')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes back the grant of one source. The same entitlement from another source stays. */
export async function revokeFromSource(queries: Queries, { userId, name, source }: Grant): Promise<void> {
  await queries
    .deleteFrom('entitlements')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .where('source', '=', source)
    .execute()
}

/** Lists the sources that gave the account this entitlement. */
export async function listSources(queries: Queries, userId: string, name: Entitlement): Promise<string[]> {
  const rows = await queries
    .selectFrom('entitlements')
    .select('source')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .orderBy('source')
    .execute()
  return rows.map(({ source }) => source)
}

export async function listEntitlements(queries: Queries, userId: string): Promise<EntitlementTable[]> {
  return queries
    .selectFrom('entitlements')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('granted_at')
    .orderBy('name')
    .orderBy('source')
    .execute()
}
