/** How long PostgreSQL may take before the request fails. */
export interface TimeLimits {
  /** To open a connection, or to get an open one. */
  connectMs: number
  /** For one statement. The server itself ends it. */
  statementMs: number
  /** For its answer to arrive after that. After this time, the connection is dead. */
  answerGraceMs: number
  /** For a connection that has been idle to show that it still works. */
  probeMs: number
  /** Between two statements of a transaction. Then the server ends it and releases its locks. */
  idleInTransactionMs: number
  /** How often to ask the server whether it is still working on a long statement. */
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
