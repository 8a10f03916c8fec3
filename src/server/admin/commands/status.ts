import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { flag } from '#server/admin/command-line/fields.ts'
import { formatSize } from '#server/admin/terminal/format-size.ts'
import { formatTable } from '#server/admin/terminal/format-table.ts'
import { formatTime, toIsoTime } from '#server/admin/terminal/format-time.ts'
import { readDatabaseBytes } from '#server/database/database-size.ts'
import {
  countAccounts,
  countCourse,
  countOrdersByState,
  countPlans,
  countShares,
  type CourseCounts,
  findMigrationLevel,
  findOldestWaitingMail,
  type ShareCounts,
} from '#server/statistics/statistics-store.ts'
import { countMailByState } from '#server/mail/mail-store.ts'
import { listTaskRuns, type TaskName } from '#server/tasks/task-run-store.ts'

export const status = defineCommand({
  name: 'status',
  summary: "shows the server's status",
  args: {},
  options: { json: flag('as JSON, for scripts') },
  run: async (context, { json }) => {
    const { openDatabase, databaseSettings, migrationsFolder, mailWay, notices, now, terminal } = context
    const database = await openDatabase()
    const tasks = await listTaskRuns(database)
    const findRun = (name: TaskName) => tasks.find((task) => task.name === name)?.finished_at ?? null
    const found = {
      version: readVersion(migrationsFolder),
      engine: databaseSettings.engine,
      sizeBytes: await readDatabaseBytes(database),
      migration: await findMigrationLevel(database),
      accounts: await countAccounts(database),
      plans: await countPlans(database),
      orders: Object.fromEntries(
        (await countOrdersByState(database)).map(({ state, orders }) => [state, orders]),
      ),
      course: await countCourse(database),
      shares: await countShares(database),
      mailWay,
      mail: await countMailByState(database),
      oldestMailAt: await findOldestWaitingMail(database),
      lastSweepAt: findRun('sweep'),
      lastReconciliationAt: findRun('reconcile'),
      lastBackupAt: findRun('backup'),
      notices,
    }
    if (json) {
      const { oldestMailAt, lastSweepAt, lastReconciliationAt, lastBackupAt, ...rest } = found
      const times = { oldestMailAt, lastSweepAt, lastReconciliationAt, lastBackupAt }
      const texts = Object.fromEntries(
        Object.entries(times).map(([name, time]) => [name, toIsoTime(time)] as const),
      )
      return terminal.write(JSON.stringify({ ...rest, ...texts }, null, 2))
    }
    const { mail } = found
    const describeTime = (timeMs: number | null) =>
      timeMs === null ? 'never' : `${formatTime(timeMs)} UTC (${formatAge(now() - timeMs)} ago)`
    const oldest = found.oldestMailAt === null ? '' : `, oldest ${formatAge(now() - found.oldestMailAt)}`
    terminal.write(
      formatTable([
        ['version', found.version],
        ['database', `${found.engine}, ${formatSize(found.sizeBytes)}, migrated to ${found.migration}`],
        ['accounts', String(found.accounts)],
        ['plans', String(found.plans)],
        ['orders', describeOrders(found.orders)],
        ['course', describeCourse(found.course)],
        ['reviewers’ links', describeShares(found.shares)],
        ['mail', `by ${mailWays[mailWay]}; ${mail.waiting} waiting${oldest}; ${mail.givenUp} given up`],
        ['last sweep', describeTime(found.lastSweepAt)],
        ['last reconciliation', describeTime(found.lastReconciliationAt)],
        ['last backup', describeTime(found.lastBackupAt)],
        ...notices.map((notice) => ['notice', notice]),
      ]),
    )
  },
})

const mailWays = { smtp: 'SMTP', outbox: 'files in the outbox folder, which are not delivered' }

function describeCourse({ passed, certificates, openQuestions }: CourseCounts): string {
  return `${passed} lessons passed, ${certificates} certificates, ${openQuestions} open questions`
}

function describeShares({ links, events, bytes }: ShareCounts): string {
  return `${links} open, ${events} comments and replies, ${formatSize(bytes)}`
}

function describeOrders(orders: Record<string, number>): string {
  const parts = Object.entries(orders).map(([state, count]) => `${count} ${state}`)
  return parts.length === 0 ? 'none' : parts.join(', ')
}

/** In the largest unit that makes sense, such as '3 hours'. */
function formatAge(ageMs: number): string {
  const minutes = Math.max(0, Math.round(ageMs / 60_000))
  if (minutes < 120) return `${minutes} min`
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / 1440)} days`
}

function readVersion(migrationsFolder: string): string {
  const file = path.join(migrationsFolder, '../package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
