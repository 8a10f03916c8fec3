import { BadInput, Refusal } from '#server/admin/command-line/command-errors.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { flag, optional, text, wholeNumber } from '#server/admin/command-line/fields.ts'
import { answerQuestion as answer } from '#server/course/answer-question.ts'
import { createCourseMails } from '#server/course/course-mails.ts'
import { readMailReply } from '#server/mail/replies/read-mail-reply.ts'

export const answerQuestion = defineCommand({
  name: 'answer-question',
  summary: "answers a learner's question, in the lesson and by email",
  args: {
    number: optional(
      wholeNumber('NUMBER', "the question's number", { min: 1, max: Number.MAX_SAFE_INTEGER }),
    ),
    text: optional(text('TEXT', 'the answer; without it, standard input is the answer')),
  },
  options: { mail: flag('read an email reply from standard input; its subject holds the number') },
  run: async ({ openDatabase, publicUrl, now, terminal }, { number, text: typed, mail }) => {
    if (mail === (number !== null)) throw new BadInput('Give either a NUMBER or --mail.')
    const given =
      number === null
        ? requireReply(await terminal.readInput())
        : { number, text: typed ?? (await terminal.readInput()) }
    const database = await openDatabase()
    const mails = createCourseMails({ publicUrl, now })
    const answered = await answer({ database, mails, now }, given.number, given.text)
    if (answered === 'unknown') throw new Refusal(`There is no question ${given.number}.`)
    if (answered === 'empty') throw new BadInput('The answer is empty.')
    terminal.write(
      `Answered question ${given.number} of ${answered.username}. The answer is on its way by email.`,
    )
  },
})

function requireReply(message: string): { number: number; text: string } {
  const { number, text: reply } = readMailReply(message)
  if (number === null) throw new BadInput('The subject of this email has no [Question NUMBER].')
  return { number, text: reply }
}
