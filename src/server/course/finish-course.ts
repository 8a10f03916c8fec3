import { randomBytes } from 'node:crypto'
import type { User } from '#contract/user.ts'
import { createCertificateNumber } from '#domain/course/certificate-number.ts'
import { joinNames } from '#domain/accounts/display-name.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { findCertificate, insertCertificate } from './certificate-store.ts'
import type { CourseMails } from './course-mails.ts'

export interface FinishDependencies {
  database: Database
  /** Grants the tool for good. Returns false when the account no longer has the course. */
  grantTool: (transaction: Queries, userId: string) => Promise<boolean>
  mails: Pick<CourseMails, 'enqueueFinished'>
  now: () => number
}

/** For a learner who has passed every lesson. Returns false when the course was finished before. */
export async function finishCourse(dependencies: FinishDependencies, user: User): Promise<boolean> {
  const { database } = dependencies
  // After a refund and a second purchase there is a certificate, but no tool.
  const isSettled = user.entitlements.includes('tool') && (await hasCertificate(database, user.id))
  if (!isSettled)
    await database.transaction().execute((transaction) => settle(dependencies, transaction, user))
  return !isSettled
}

/** Tool, certificate and mail, all or none. Repeats and races find the certificate and change nothing. */
async function settle(
  { grantTool, mails, now }: FinishDependencies,
  transaction: Queries,
  user: User,
): Promise<void> {
  if (!(await grantTool(transaction, user.id))) return
  const number = createCertificateNumber(randomBytes)
  const isFirst = await insertCertificate(transaction, {
    number,
    user_id: user.id,
    name: joinNames(user),
    issued_at: now(),
  })
  if (isFirst) await mails.enqueueFinished(transaction, user, number)
}

async function hasCertificate(queries: Queries, userId: string): Promise<boolean> {
  return (await findCertificate(queries, 'user_id', userId)) !== null
}
