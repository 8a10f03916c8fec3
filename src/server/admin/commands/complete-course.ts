import { listSources } from '#server/accounts/entitlement-store.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { Refusal } from '#server/admin/command-line/command-errors.ts'
import type { Queries } from '#server/database/database.ts'
import { openOrderServices } from './open-order-services.ts'
import { accountName, requireAccount } from './require-account.ts'
import { completeCourse } from '#server/commerce/complete-course.ts'

export const completeCourseCommand = defineCommand({
  name: 'complete-course',
  summary: "marks an account's course as completed, which grants the tool",
  args: { name: accountName },
  options: {},
  run: async (context, { name }) => {
    const { orderServices } = await openOrderServices(context)
    const account = await requireAccount(orderServices.database, name)
    const services = {
      ...orderServices,
      listCourseSources: (transaction: Queries, userId: string) => listSources(transaction, userId, 'course'),
    }
    const hasCourse = await orderServices.database
      .transaction()
      .execute((transaction) => completeCourse(services, transaction, account.id, 'operator'))
    if (!hasCourse) throw new Refusal(`${account.username} does not have the course.`)
    context.terminal.write(`${account.username} has completed the course and now has the tool.`)
  },
})
