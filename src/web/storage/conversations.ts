import type { GuardedStorage } from './guarded-storage.ts'
import { conversationKey, isConversationKey } from './storage-keys.ts'
import { parseRecord } from './stored-plan.ts'

/** Removes the conversation about a plan and returns it for Undo. */
export function takeConversation(storage: GuardedStorage, planId: string): string | null {
  const conversation = storage.read(conversationKey(planId))
  if (conversation !== null) storage.remove(conversationKey(planId))
  return conversation
}

export function forgetConversationsOf(storage: GuardedStorage, ownerId: string): void {
  for (const key of storage.listKeys().filter(isConversationKey)) {
    if (parseRecord(storage.read(key) ?? '')?.['owner'] === ownerId) storage.remove(key)
  }
}
