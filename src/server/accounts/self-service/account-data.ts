import type { OwnOrder } from '#contract/account.ts'
import type { Queries } from '#server/database/database.ts'

export interface AssistantUse {
  /** In UTC, as 2026-11-16. */
  day: string
  calls: number
  inputTokens: number
  outputTokens: number
}

/** The account's data in the other features, assembled in server/account-data.ts. */
export interface AccountData {
  /** Newest first. */
  listOrders: (userId: string) => Promise<OwnOrder[]>
  listAssistantUse: (userId: string) => Promise<AssistantUse[]>
  /** Progress, certificate and questions with their answers. */
  readCourse: (userId: string) => Promise<object>
  /** All plans as one JSON list, in chunks no larger than one plan's text. */
  writePlans: (userId: string) => AsyncIterable<string>
  /** Reviewers' links with their sealed comments as one JSON object, in chunks no larger than one link's comments. */
  writeShares: (userId: string) => AsyncIterable<string>
  /** Permanently, with their histories and the links to them, a few at a time. */
  deletePlans: (userId: string) => Promise<void>
  /**
   * Removes the rows that no foreign key deletes. Runs in the transaction that deletes the account, before the
   * deletion.
   */
  forgetPerson: (transaction: Queries, person: { userId: string; email: string }) => Promise<void>
}
