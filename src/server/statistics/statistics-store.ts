import type { Queries } from '#server/database/database.ts'

/** Counts over the whole site, for the people who run the server. None of them is about one person. */

export async function countOrdersByState(queries: Queries): Promise<{ state: string; orders: number }[]> {
  return queries
    .selectFrom('orders')
    .select(['state', ({ fn }) => fn.countAll<number>().as('orders')])
    .groupBy('state')
    .orderBy('state')
    .execute()
}

/** The time when the longest waiting message was queued. Null when none waits. */
export async function findOldestWaitingMail(queries: Queries): Promise<number | null> {
  const row = await queries
    .selectFrom('mail_queue')
    .select(({ fn }) => fn.min<number | null>('created_at').as('oldest'))
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirst()
  return row?.oldest ?? null
}

export interface AssistantTotals {
  calls: number
  inputTokens: number
  outputTokens: number
}

/** Over all days. The row without an account counts the whole site. */
export async function sumAssistantUsage(queries: Queries): Promise<AssistantTotals> {
  const row = await queries
    .selectFrom('assistant_usage')
    .select(({ fn }) => [
      fn.sum<number | string | null>('calls').as('calls'),
      fn.sum<number | string | null>('input_tokens').as('inputTokens'),
      fn.sum<number | string | null>('output_tokens').as('outputTokens'),
    ])
    .where('user_id', '=', '')
    .executeTakeFirst()
  // PostgreSQL returns a sum as text, because it may exceed any column type.
  return {
    calls: Number(row?.calls ?? 0),
    inputTokens: Number(row?.inputTokens ?? 0),
    outputTokens: Number(row?.outputTokens ?? 0),
  }
}

export async function countAccounts(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

export async function countPlans(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('workbooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

export interface CourseCounts {
  passed: number
  certificates: number
  openQuestions: number
}

export async function countCourse(queries: Queries): Promise<CourseCounts> {
  return queries
    .selectNoFrom((select) => [
      select
        .selectFrom('course_progress')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('passed'),
      select
        .selectFrom('certificates')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('certificates'),
      select
        .selectFrom('course_questions')
        .leftJoin('course_answers', 'course_answers.question_number', 'course_questions.number')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('course_answers.id', 'is', null)
        .$asScalar()
        .$notNull()
        .as('openQuestions'),
    ])
    .executeTakeFirstOrThrow()
}

export interface ShareCounts {
  links: number
  events: number
  bytes: number
}

/** The reviewers' links that have not been removed, and what is stored for them. */
export async function countShares(queries: Queries): Promise<ShareCounts> {
  const row = await queries
    .selectFrom('share_links')
    .select(({ fn }) => [
      fn.countAll<number>().as('links'),
      fn.sum<number | string | null>('last_event').as('events'),
      fn.sum<number | string | null>('copy_bytes').as('copyBytes'),
      fn.sum<number | string | null>('event_bytes').as('eventBytes'),
    ])
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  // PostgreSQL returns sums as text.
  return {
    links: row.links,
    events: Number(row.events ?? 0),
    bytes: Number(row.copyBytes ?? 0) + Number(row.eventBytes ?? 0),
  }
}

/** The name of the newest migration that has run. */
export async function findMigrationLevel(queries: Queries): Promise<string> {
  const row = await queries
    .selectFrom('migrations')
    .select('name')
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.name.replace(/\.sql$/, '') ?? 'none'
}
