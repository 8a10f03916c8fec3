import type { AccountData } from './accounts/self-service/account-data.ts'
import { deleteUsageOf, listUsageOf } from './assistant/usage-store.ts'
import { letGoOfOrders, listOwnOrders } from './commerce/own-order-store.ts'
import { readOwnCourseData } from './course/own-course-data.ts'
import type { Database } from './database/database.ts'
import { deleteLinks } from './sharing/end-links.ts'
import { writeShares } from './sharing/write-shares.ts'
import { deletePlans } from './workbooks/delete-plans.ts'
import { writePlans } from './workbooks/write-plans.ts'

/** Everything that the features store about a person, for the account page to show, export and delete. */
export function createAccountData(database: Database): AccountData {
  return {
    listOrders: (userId) => listOwnOrders(database, userId),
    listAssistantUse: async (userId) => {
      const rows = await listUsageOf(database, userId)
      return rows.map(({ day, calls, input_tokens: inputTokens, output_tokens: outputTokens }) => ({
        day,
        calls,
        inputTokens,
        outputTokens,
      }))
    },
    readCourse: (userId) => readOwnCourseData(database, userId),
    writePlans: (userId) => writePlans(database, userId),
    writeShares: (userId) => writeShares(database, userId),
    deletePlans: async (userId) => {
      await deleteLinks(database, userId)
      await deletePlans(database, userId)
    },
    forgetPerson: async (transaction, person) => {
      await letGoOfOrders(transaction, person)
      await deleteUsageOf(transaction, person.userId)
    },
  }
}
