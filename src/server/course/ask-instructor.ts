import { randomInt } from 'node:crypto'
import type { Thread } from '#contract/course.ts'
import type { User } from '#contract/user.ts'
import type { Lesson } from '#domain/course/lesson.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import type { CourseMails } from './course-mails.ts'
import { insertQuestion, toThread } from './question-store.ts'
import { limits } from './rate-limits.ts'
import type { AskedQuestion } from './read-course-question.ts'

export interface AskDependencies {
  database: Database
  rateLimiter: RateLimiter
  mails: Pick<CourseMails, 'enqueueQuestion'>
  /** Null when nobody reads questions. */
  operatorEmail: string | null
  now: () => number
}

/** Eight digits, short enough to type. */
const numbers = { from: 10_000_000, to: 100_000_000 }

/** Keeps the question and mails it to the operator, both or neither. */
export async function askInstructor(
  { database, rateLimiter, mails, operatorEmail, now }: AskDependencies,
  user: User,
  lesson: Lesson,
  { text, planText }: AskedQuestion,
): Promise<Thread> {
  if (operatorEmail === null) {
    throw new AppError('not_found', { message: 'Nobody answers questions on this site at the moment.' })
  }
  await rateLimiter.hit(limits.questions, user.id)
  const question = {
    user_id: user.id,
    lesson: lesson.slug,
    text,
    sent_plan: planText === null ? 0 : 1,
    asked_at: now(),
  }
  return database.transaction().execute(async (transaction) => {
    const number = await keep(transaction, question)
    await mails.enqueueQuestion(transaction, operatorEmail, user, { number, text, lesson, planText })
    return toThread({ ...question, number })
  })
}

async function keep(
  transaction: Queries,
  question: Omit<Parameters<typeof insertQuestion>[1], 'number'>,
): Promise<number> {
  for (;;) {
    const number = randomInt(numbers.from, numbers.to)
    if (await insertQuestion(transaction, { ...question, number })) return number
  }
}
