import { randomBytes } from 'node:crypto'
import type { User } from '#contract/user.ts'
import { createCertificateNumber } from '#domain/course/certificate-number.ts'
import { readCourseProgress } from '#domain/course/course-progress.ts'
import type { Course } from '#domain/course/lesson.ts'
import { tidyText } from '#domain/accounts/tidy-text.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { findCertificate, insertCertificate } from './certificate-store.ts'
import type { CourseMails } from './course-mails.ts'
import { insertPassed, listPassed } from './progress-store.ts'

export interface PassDependencies {
  database: Database
  course: Course
  /** Grants the tool for good. Returns false when the account no longer has the course. */
  grantTool: (transaction: Queries, userId: string) => Promise<boolean>
  mails: Pick<CourseMails, 'enqueueFinished'>
  now: () => number
}

/**
 * Notes that the learner's plan passes this lesson. Whoever notes the last one finds all of them, so two lessons that
 * pass at the same time cannot both miss the end.
 */
export async function passLesson(dependencies: PassDependencies, user: User, slug: string): Promise<boolean> {
  const { database, course, now } = dependencies
  await insertPassed(database, { user_id: user.id, lesson: slug, passed_at: now() })
  const passed = await listPassed(database, user.id)
  const { isComplete } = readCourseProgress(course, new Set(passed.map(({ lesson }) => lesson)))
  if (!isComplete) return false
  // After a refund and a second purchase there is a certificate, but no tool.
  const isSettled = user.entitlements.includes('tool') && (await hasCertificate(database, user.id))
  if (!isSettled)
    await database.transaction().execute((transaction) => finish(dependencies, transaction, user))
  return !isSettled
}

/** Tool, certificate and mail, all or none. Repeats and races find the certificate and change nothing. */
async function finish(
  { grantTool, mails, now }: PassDependencies,
  transaction: Queries,
  user: User,
): Promise<void> {
  if (!(await grantTool(transaction, user.id))) return
  const number = createCertificateNumber(randomBytes)
  const name = [user.firstName, user.lastName].map(tidyText).filter(Boolean).join(' ')
  const isFirst = await insertCertificate(transaction, {
    number,
    user_id: user.id,
    name,
    issued_at: now(),
  })
  if (isFirst) await mails.enqueueFinished(transaction, user, number)
}

async function hasCertificate(queries: Queries, userId: string): Promise<boolean> {
  return (await findCertificate(queries, 'user_id', userId)) !== null
}
