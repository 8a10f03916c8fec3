import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { readDatabaseBytes } from '#server/database/database-size.ts'
import { readPoolState } from '#server/database/pool-state.ts'
import { countMailByState } from '#server/mail/mail-store.ts'
import type { MetricFamily } from '#server/metrics/metric-text.ts'
import { listTaskRuns } from '#server/tasks/task-run-store.ts'
import { countOrdersByState, findOldestWaitingMail, sumAssistantUsage } from './statistics-store.ts'

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
 * What is true of the whole site, the same from every process: with several, take the largest and not the sum. A
 * database that does not answer is a figure too.
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
  const tasks = await listTaskRuns(database)
  return [
    one('planwright_database_ping_seconds', 'How long the simplest query took just now.', pingSeconds),
    one('planwright_database_size_bytes', 'What the database takes up.', await readDatabaseBytes(database)),
    {
      name: 'planwright_orders',
      help: 'Orders by state.',
      samples: orders.map(({ state, orders: value }) => ({ labels: { state }, value })),
    },
    {
      name: 'planwright_mail_queue',
      help: 'Messages that wait to be sent, and that were given up in the last 30 days.',
      samples: [
        { labels: { state: 'waiting' }, value: mail.waiting },
        { labels: { state: 'given-up' }, value: mail.givenUp },
      ],
    },
    one(
      'planwright_mail_queue_oldest_seconds',
      'How long the oldest waiting message has waited.',
      oldest === null ? 0 : Math.max(0, now() - oldest) / 1000,
    ),
    one('planwright_assistant_calls', 'Questions to the language model, ever.', usage.calls),
    {
      name: 'planwright_assistant_tokens',
      help: 'Tokens of the language model, ever.',
      samples: [
        { labels: { direction: 'in' }, value: usage.inputTokens },
        { labels: { direction: 'out' }, value: usage.outputTokens },
      ],
    },
    ...(modelPrices
      ? [
          one(
            'planwright_assistant_cost_cents',
            'What those tokens cost by the prices in the settings.',
            (usage.inputTokens * modelPrices.inputCents + usage.outputTokens * modelPrices.outputCents) / 1e6,
          ),
        ]
      : []),
    {
      name: 'planwright_task_last_run_timestamp_seconds',
      help: 'When a sweep, a reconciliation or a backup last ended well.',
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
      help: 'Connections of this process to PostgreSQL, and requests that wait for one.',
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
