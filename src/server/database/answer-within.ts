/** The database did not answer. It may or may not have run the statement. */
export class NoAnswerError extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('The database did not answer in time.')
  }
}

export function answerWithin<Answer>(limitMs: number, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new NoAnswerError())
    // After a stall of this process, an answer that has arrived meanwhile is read first.
    const timer = setTimeout(() => setImmediate(giveUp), limitMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Waits as long as `isAtWork`, which is called from time to time, returns true. */
export function answerWhile<Answer>(
  isAtWork: () => Promise<boolean>,
  everyMs: number,
  answer: Promise<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let isAnswered = false
    const look = async (): Promise<void> => {
      const goesOn = await isAtWork()
      if (!goesOn) reject(new NoAnswerError())
      else if (!isAnswered) timer = setTimeout(look, everyMs)
    }
    let timer = setTimeout(look, everyMs)
    answer.then(resolve, reject).finally(() => {
      isAnswered = true
      clearTimeout(timer)
    })
  })
}
