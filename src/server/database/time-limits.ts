/** How long PostgreSQL may take before someone who waits for it is told. */
export interface TimeLimits {
  /** To open a connection, or to get one of those that are open. */
  connectMs: number
  /** For one statement; the server itself ends it. */
  statementMs: number
  /** For its answer to arrive after that. Later than this none will: the connection is dead. */
  answerGraceMs: number
  /** For a connection that has been idle to show that it still works. */
  probeMs: number
  /** Between two statements of a transaction; then the server ends it and frees what it had locked. */
  idleInTransactionMs: number
  /** How often the server is asked whether it is still at work on a long statement. */
  watchEveryMs: number
}

/** For work that people wait for. */
export const requestLimits: TimeLimits = {
  connectMs: 5000,
  statementMs: 5000,
  answerGraceMs: 2000,
  probeMs: 1000,
  idleInTransactionMs: 10_000,
  watchEveryMs: 2000,
}

/** For a program that only its operator waits for. */
export const operatorLimits: Partial<TimeLimits> = { statementMs: 10 * 60 * 1000 }
