import type { FastifyInstance } from 'fastify'
import { createBuyerAccounts } from './accounts/buyer-accounts.ts'
import { listSources } from './accounts/entitlement-store.ts'
import { sendMailAfterAnswer } from './accounts/send-mail-after-answer.ts'
import { completeCourse } from './commerce/complete-course.ts'
import { createCourseMails } from './course/course-mails.ts'
import { registerCourseRoutes } from './course/routes.ts'
import type { Queries } from './database/database.ts'
import { findWorkbook } from './workbooks/workbook-store.ts'

type RouteDependencies = Parameters<typeof registerCourseRoutes>[1]

interface CourseDependencies extends Omit<
  RouteDependencies,
  'grantTool' | 'mails' | 'findCopy' | 'wakeMailAfter'
> {
  publicUrl: string
  wakeMail: () => void
}

/** Combines the classroom with accounts, orders and the plans in the cloud. */
export async function composeCourse(app: FastifyInstance, dependencies: CourseDependencies): Promise<void> {
  const { database, now } = dependencies
  const completing = {
    buyers: createBuyerAccounts(dependencies),
    listCourseSources: (transaction: Queries, userId: string) => listSources(transaction, userId, 'course'),
    now,
  }
  await registerCourseRoutes(app, {
    ...dependencies,
    grantTool: (transaction, userId) => completeCourse(completing, transaction, userId, 'course'),
    mails: createCourseMails(dependencies),
    findCopy: (ownerId, id) => findWorkbook(database, { ownerId, id }),
    wakeMailAfter: sendMailAfterAnswer(dependencies.wakeMail),
  })
}
