import { buildCertificatePath, buildLessonPath, pages } from '#contract/paths.ts'
import type { User } from '#contract/user.ts'
import { computeDisplayName } from '#domain/accounts/display-name.ts'
import type { Lesson } from '#domain/course/lesson.ts'
import { product } from '#domain/page-texts/product.ts'
import type { Queries } from '#server/database/database.ts'
import { enqueueMail } from '#server/mail/mail-store.ts'
import { renderCourseFinishedMail } from '#server/mail/templates/course-finished-mail.ts'
import {
  renderCourseAnswerMail,
  renderCourseQuestionMail,
} from '#server/mail/templates/course-question-mails.ts'

export interface AskedQuestion {
  number: number
  text: string
  lesson: Pick<Lesson, 'slug' | 'title'>
  /** The plan as text, when the learner sent it. */
  planText: string | null
}

export type CourseMails = ReturnType<typeof createCourseMails>

/** The mails of the classroom. Each is queued inside the transaction that causes it. */
export function createCourseMails({ publicUrl, now }: { publicUrl: string; now: () => number }) {
  return {
    enqueueFinished: (transaction: Queries, user: User, number: string): Promise<void> => {
      const mail = renderCourseFinishedMail({
        productName: product.name,
        name: user.firstName,
        number,
        certificateUrl: `${publicUrl}${buildCertificatePath(number)}`,
        dashboardUrl: `${publicUrl}${pages.dashboard.path}`,
      })
      return enqueueMail(transaction, { ...mail, to: user.email, userId: user.id }, now())
    },
    enqueueQuestion: (
      transaction: Queries,
      operatorEmail: string,
      user: User,
      { number, text, lesson, planText }: AskedQuestion,
    ): Promise<void> => {
      const mail = renderCourseQuestionMail({
        productName: product.name,
        number,
        lessonTitle: lesson.title,
        asker: `${computeDisplayName(user)} (${user.email})`,
        text,
        planText,
        lessonUrl: `${publicUrl}${buildLessonPath(lesson.slug)}`,
      })
      return enqueueMail(transaction, { ...mail, to: operatorEmail, userId: user.id }, now())
    },
    enqueueAnswer: (
      transaction: Queries,
      learner: { id: string; email: string; firstName: string },
      answered: { question: string; answer: string; lesson: string },
    ): Promise<void> => {
      const mail = renderCourseAnswerMail({
        productName: product.name,
        name: learner.firstName,
        question: answered.question,
        answer: answered.answer,
        lessonUrl: `${publicUrl}${buildLessonPath(answered.lesson)}`,
      })
      return enqueueMail(transaction, { ...mail, to: learner.email, userId: learner.id }, now())
    },
  }
}
