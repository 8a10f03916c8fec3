import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { readDatabaseBytes } from '#server/database/database-size.ts'
import { readPoolState } from '#server/database/pool-state.ts'
import { countMailByState } from '#server/mail/mail-store.ts'
import type { MetricFamily } from '#server/metrics/metric-text.ts'
import { listTaskRuns } from '#server/tasks/task-run-store.ts'
import {
  countCourse,
  countOrdersByState,
  countShares,
  findOldestWaitingMail,
  sumAssistantUsage,
} from './statistics-store.ts'

/** In cents for a million tokens. */
export interface ModelPrices {
  inputCents: number
  outputCents: number
}

interface FigureDependencies {
  database: Database
  now: () => number
  modelPrices: ModelPrices | null
}

/**
 * Figures about the whole site, the same from every process. With several processes, take the largest and not the
 * sum. A database that does not answer is also reported.
 */
export async function readFigures(dependencies: FigureDependencies): Promise<MetricFamily[]> {
  const pool = describePool(dependencies.database)
  try {
    return [...(await readDatabaseFigures(dependencies)), ...pool, isUp(1)]
  } catch {
    return [...pool, isUp(0)]
  }
}

async function readDatabaseFigures({
  database,
  now,
  modelPrices,
}: FigureDependencies): Promise<MetricFamily[]> {
  const startedAt = performance.now()
  await sql`select 1`.execute(database)
  const pingSeconds = (performance.now() - startedAt) / 1000

  const orders = await countOrdersByState(database)
  const mail = await countMailByState(database)
  const oldest = await findOldestWaitingMail(database)
  const usage = await sumAssistantUsage(database)
  const course = await countCourse(database)
  const shares = await countShares(database)
  const tasks = await listTaskRuns(database)
  return [
    one('planwright_database_ping_seconds', 'Duration of the simplest query.', pingSeconds),
    one('planwright_database_size_bytes', 'Size of the database.', await readDatabaseBytes(database)),
    {
      name: 'planwright_orders',
      help: 'Orders by state.',
      samples: orders.map(({ state, orders: value }) => ({ labels: { state }, value })),
    },
    {
      name: 'planwright_mail_queue',
      help: 'Messages waiting to be sent, and messages given up in the last 30 days.',
      samples: [
        { labels: { state: 'waiting' }, value: mail.waiting },
        { labels: { state: 'given-up' }, value: mail.givenUp },
      ],
    },
    one(
      'planwright_mail_queue_oldest_seconds',
      'Age of the oldest waiting message.',
      oldest === null ? 0 : Math.max(0, now() - oldest) / 1000,
    ),
    one('planwright_assistant_calls', 'Total questions to the language model.', usage.calls),
    {
      name: 'planwright_assistant_tokens',
      help: 'Total tokens of the language model.',
      samples: [
        { labels: { direction: 'in' }, value: usage.inputTokens },
        { labels: { direction: 'out' }, value: usage.outputTokens },
      ],
    },
    ...(modelPrices
      ? [
          one(
            'planwright_assistant_cost_cents',
            'Cost of those tokens at the prices in the settings.',
            (usage.inputTokens * modelPrices.inputCents + usage.outputTokens * modelPrices.outputCents) / 1e6,
          ),
        ]
      : []),
    one('planwright_course_lessons_passed', "Lessons that learners' plans have passed.", course.passed),
    one('planwright_course_certificates', 'Certificates issued.', course.certificates),
    one('planwright_course_open_questions', 'Questions of learners without an answer.', course.openQuestions),
    one('planwright_share_links', "Reviewers' links that have not ended.", shares.links),
    one('planwright_share_events', 'Comments, replies and changes of them under those links.', shares.events),
    one('planwright_share_bytes', 'Sealed copies and comments of those links.', shares.bytes),
    {
      name: 'planwright_task_last_run_timestamp_seconds',
      help: 'Time of the last successful sweep, reconciliation or backup.',
      samples: tasks.map(({ name, finished_at: at }) => ({ labels: { task: name }, value: at / 1000 })),
    },
  ]
}

function describePool(database: Database): MetricFamily[] {
  const pool = readPoolState(database)
  if (pool === null) return []
  return [
    {
      name: 'planwright_database_connections',
      help: 'Connections of this process to PostgreSQL, and requests waiting for one.',
      samples: Object.entries(pool).map(([state, value]) => ({ labels: { state }, value: Number(value) })),
    },
  ]
}

function isUp(value: 0 | 1): MetricFamily {
  return one('planwright_database_up', 'Whether the database answers.', value)
}

function one(name: string, help: string, value: number): MetricFamily {
  return { name, help, samples: [{ value }] }
}
