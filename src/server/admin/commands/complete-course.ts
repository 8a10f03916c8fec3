import { listSources } from '#server/accounts/entitlement-store.ts'
import { defineCommand } from '#server/admin/command.ts'
import { Refusal } from '#server/admin/faults.ts'
import { openTill } from '#server/admin/open-till.ts'
import { accountName, requireAccount } from '#server/admin/require-account.ts'
import { completeCourse } from '#server/commerce/complete-course.ts'

export const completeCourseCommand = defineCommand({
  name: 'complete-course',
  summary: 'marks the course of an account as completed, which gives it the tool',
  args: { name: accountName },
  options: {},
  run: async (context, { name }) => {
    const { till } = await openTill(context)
    const account = await requireAccount(till.database, name)
    const hasCourse = await completeCourse(
      { ...till, listCourseSources: (userId) => listSources(till.database, userId, 'course') },
      account.id,
      'operator',
    )
    if (!hasCourse) throw new Refusal(`${account.username} does not have the course.`)
    context.terminal.write(`${account.username} has completed the course and now has the tool.`)
  },
})
