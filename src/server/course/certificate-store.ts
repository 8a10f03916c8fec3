import type { Certificate } from '#contract/course.ts'
import { joinNames } from '#domain/accounts/display-name.ts'
import type { Queries } from '#server/database/database.ts'
import type { CertificateTable, UserTable } from '#server/database/schema.ts'

/** Returns false when the account already has one. */
export async function insertCertificate(queries: Queries, row: CertificateTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('certificates')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Anyone with the number can read it, so it says nothing of the email address. */
const namelessLearner = 'A learner'

/** Null without the course, such as after a refund. */
export async function findCertificate(
  queries: Queries,
  by: 'user_id' | 'number',
  value: string,
): Promise<Certificate | null> {
  const row = await selectCertificates(queries)
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
  return row ? toCertificate(row) : null
}

/** Also one that confirms nothing at the moment. */
export async function findStoredCertificate(queries: Queries, userId: string): Promise<Certificate | null> {
  const row = await selectCertificates(queries).where('certificates.user_id', '=', userId).executeTakeFirst()
  return row ? toCertificate(row) : null
}

function selectCertificates(queries: Queries) {
  return queries
    .selectFrom('certificates')
    .innerJoin('users', 'users.id', 'certificates.user_id')
    .select(['certificates.number', 'certificates.name', 'certificates.issued_at'])
    .select(['users.first_name', 'users.last_name'])
}

type CertificateRow = Omit<CertificateTable, 'user_id'> & Pick<UserTable, 'first_name' | 'last_name'>

function toCertificate(row: CertificateRow): Certificate {
  return {
    number: row.number,
    name: row.name || joinNames({ firstName: row.first_name, lastName: row.last_name }) || namelessLearner,
    issuedAt: new Date(row.issued_at).toISOString(),
  }
}
