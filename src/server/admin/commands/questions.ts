import { defineCommand } from '#server/admin/command-line/command.ts'
import { flag } from '#server/admin/command-line/fields.ts'
import { formatTime, toIsoTime } from '#server/admin/terminal/format-time.ts'
import { writeList } from '#server/admin/terminal/write-list.ts'
import { listOpenQuestions } from '#server/course/question-store.ts'

const shownLength = 80

export const questionsCommand = defineCommand({
  name: 'questions',
  summary: "lists the learners' questions without an answer, oldest first",
  args: {},
  options: { json: flag('as JSON, for scripts') },
  run: async ({ openDatabase, terminal }, { json }) => {
    const questions = await listOpenQuestions(await openDatabase())
    writeList(terminal, json, {
      rows: questions,
      toJson: (question) => ({
        number: question.number,
        lesson: question.lesson,
        username: question.username,
        text: question.text,
        sentPlan: question.sent_plan === 1,
        askedAt: toIsoTime(question.asked_at),
      }),
      headings: ['NUMBER', 'ASKED (UTC)', 'ACCOUNT', 'LESSON', 'QUESTION'],
      toCells: (question) => [
        String(question.number),
        formatTime(question.asked_at),
        question.username,
        question.lesson,
        shorten(question.text),
      ],
      empty: 'There are no open questions.',
    })
  },
})

function shorten(text: string): string {
  const line = text.replaceAll('\n', ' ')
  return line.length > shownLength ? `${line.slice(0, shownLength - 1)}…` : line
}
