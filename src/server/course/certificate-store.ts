import type { Certificate } from '#contract/course.ts'
import { computeDisplayName } from '#domain/accounts/display-name.ts'
import type { Queries } from '#server/database/database.ts'
import type { CertificateTable } from '#server/database/schema.ts'

/** Returns false when the account already has one. */
export async function insertCertificate(queries: Queries, row: CertificateTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('certificates')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Null without the course, such as after a refund. */
export async function findCertificate(
  queries: Queries,
  by: 'user_id' | 'number',
  value: string,
): Promise<Certificate | null> {
  const row = await queries
    .selectFrom('certificates')
    .innerJoin('users', 'users.id', 'certificates.user_id')
    .select(['certificates.number', 'certificates.name', 'certificates.issued_at'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where(`certificates.${by}`, '=', value)
    .where((where) =>
      where.exists(
        where
          .selectFrom('entitlements')
          .select('entitlements.name')
          .whereRef('entitlements.user_id', '=', 'certificates.user_id')
          .where('entitlements.name', '=', 'course'),
      ),
    )
    .executeTakeFirst()
  if (!row) return null
  const person = { firstName: row.first_name, lastName: row.last_name, email: row.email }
  return {
    number: row.number,
    name: row.name || computeDisplayName(person),
    issuedAt: new Date(row.issued_at).toISOString(),
  }
}
