import type { OwnOrder } from '#contract/account.ts'
import type { Queries } from '#server/database/database.ts'

export interface AssistantUse {
  /** In UTC, as 2026-11-16. */
  day: string
  calls: number
  inputTokens: number
  outputTokens: number
}

/** What the other features hold of an account; put together in server/account-data.ts. */
export interface AccountData {
  /** Newest first. */
  listOrders: (userId: string) => Promise<OwnOrder[]>
  listAssistantUse: (userId: string) => Promise<AssistantUse[]>
  /** All plans as one JSON list, in pieces none of which is larger than one plan's words. */
  writePlans: (userId: string) => AsyncIterable<string>
  /** For good, with their histories, a little at a time. */
  deletePlans: (userId: string) => Promise<void>
  /** What no foreign key takes along. Runs in the transaction that deletes the account, before that. */
  forgetPerson: (transaction: Queries, person: { userId: string; email: string }) => Promise<void>
}
