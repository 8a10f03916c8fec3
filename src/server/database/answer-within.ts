/** Nothing was heard from the database, which may have done what it was asked to do or not. */
export class NoAnswerError extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('The database did not answer in time.')
  }
}

export function answerWithin<Answer>(limitMs: number, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new NoAnswerError())
    // After a stall of our own, what has arrived meanwhile is read first.
    const timer = setTimeout(() => setImmediate(giveUp), limitMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Waits for as long as `isAtWork` says so, which is asked now and then. */
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
