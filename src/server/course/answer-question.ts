import { randomUUID } from 'node:crypto'
import { tidyLines } from '#contract/form-texts.ts'
import type { Database } from '#server/database/database.ts'
import type { CourseMails } from './course-mails.ts'
import { findQuestion, insertAnswer } from './question-store.ts'

interface AnswerDependencies {
  database: Database
  mails: Pick<CourseMails, 'enqueueAnswer'>
  now: () => number
}

/** Keeps an operator's answer in the lesson's thread and mails it to the learner, both or neither. */
export async function answerQuestion(
  { database, mails, now }: AnswerDependencies,
  number: number,
  written: string,
): Promise<{ username: string } | 'unknown' | 'empty'> {
  const text = tidyLines(written)
  if (text === '') return 'empty'
  return database.transaction().execute(async (transaction) => {
    const question = await findQuestion(transaction, number)
    if (question === null) return 'unknown'
    await insertAnswer(transaction, {
      id: randomUUID(),
      question_number: number,
      text,
      answered_at: now(),
    })
    const learner = { id: question.user_id, email: question.email, firstName: question.first_name }
    await mails.enqueueAnswer(transaction, learner, {
      question: question.text,
      answer: text,
      lesson: question.lesson,
    })
    return { username: question.username }
  })
}
