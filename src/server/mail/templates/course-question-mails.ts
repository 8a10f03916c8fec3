import { greet } from './greeting.ts'
import { type MailContent, renderMail } from './layout.ts'

interface QuestionParts {
  productName: string
  number: number
  lessonTitle: string
  asker: string
  text: string
  /** Null when the learner did not send the plan. */
  planText: string | null
  lessonUrl: string
}

/** To the operator. The subject holds the number, by which a reply finds its question. */
export function renderCourseQuestionMail(parts: QuestionParts): MailContent {
  const { number, planText } = parts
  return renderMail({
    productName: parts.productName,
    subject: `[Question ${number}] ${parts.lessonTitle}`,
    greeting: `${parts.asker} asks:`,
    before: splitLines(parts.text),
    action: { label: 'Open the lesson', url: parts.lessonUrl },
    after: [
      `To answer, run: npm run admin -- answer-question ${number} "Your answer"`,
      planText === null ? 'The learner did not send the plan.' : 'The learner sent the plan, which follows.',
    ],
    ...(planText === null ? {} : { verbatim: planText }),
  })
}

interface AnswerParts {
  productName: string
  name: string
  question: string
  answer: string
  lessonUrl: string
}

/** To the learner. */
export function renderCourseAnswerMail(parts: AnswerParts): MailContent {
  return renderMail({
    productName: parts.productName,
    subject: 'An answer to your question',
    greeting: greet(parts.name),
    before: ['You asked:', ...splitLines(parts.question), 'The answer:', ...splitLines(parts.answer)],
    action: { label: 'Back to the lesson', url: parts.lessonUrl },
    after: ['Your question and the answer are kept in the lesson.'],
  })
}

function splitLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
