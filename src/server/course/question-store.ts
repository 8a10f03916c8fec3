import type { Thread } from '#contract/course.ts'
import type { Queries } from '#server/database/database.ts'
import type { CourseAnswerTable, CourseQuestionTable } from '#server/database/schema.ts'

/** Returns false when the number is taken. */
export async function insertQuestion(queries: Queries, row: CourseQuestionTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('course_questions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function insertAnswer(queries: Queries, row: CourseAnswerTable): Promise<void> {
  await queries.insertInto('course_answers').values(row).execute()
}

/** The question with the person who asked it. */
export async function findQuestion(queries: Queries, number: number) {
  const row = await queries
    .selectFrom('course_questions')
    .innerJoin('users', 'users.id', 'course_questions.user_id')
    .selectAll('course_questions')
    .select(['users.username', 'users.email', 'users.first_name'])
    .where('number', '=', number)
    .executeTakeFirst()
  return row ?? null
}

/** The questions without an answer, oldest first. */
export async function listOpenQuestions(queries: Queries) {
  return queries
    .selectFrom('course_questions')
    .innerJoin('users', 'users.id', 'course_questions.user_id')
    .leftJoin('course_answers', 'course_answers.question_number', 'course_questions.number')
    .selectAll('course_questions')
    .select('users.username')
    .where('course_answers.id', 'is', null)
    .orderBy('asked_at')
    .orderBy('number')
    .execute()
}

/** A learner's questions with their answers, oldest first. */
export async function listThreads(queries: Queries, userId: string): Promise<Thread[]> {
  const rows = await queries
    .selectFrom('course_questions')
    .leftJoin('course_answers', 'course_answers.question_number', 'course_questions.number')
    .selectAll('course_questions')
    .select(['course_answers.text as answer', 'course_answers.answered_at'])
    .where('user_id', '=', userId)
    .orderBy('asked_at')
    .orderBy('number')
    .orderBy('answered_at')
    .execute()
  const threads = new Map<number, Thread>()
  for (const { answer, answered_at: answeredAt, ...row } of rows) {
    const thread = threads.get(row.number) ?? toThread(row)
    threads.set(row.number, thread)
    if (answer !== null && answeredAt !== null) {
      thread.answers.push({ text: answer, answeredAt: new Date(answeredAt).toISOString() })
    }
  }
  return [...threads.values()]
}

export function toThread(row: CourseQuestionTable): Thread {
  return {
    number: row.number,
    lesson: row.lesson,
    text: row.text,
    askedAt: new Date(row.asked_at).toISOString(),
    sentPlan: row.sent_plan === 1,
    answers: [],
  }
}
