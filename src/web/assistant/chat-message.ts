import * as z from 'zod/mini'
import { proposalSchema } from '#contract/assistant.ts'

const messageSchema = z.object({
  id: z.string(),
  type: z.enum(['user', 'ai']),
  content: z.string(),
  /** ISO time. */
  timestamp: z.string(),
  proposals: z.catch(z.array(proposalSchema), []),
  /** The indexes of proposals that were accepted or declined. */
  settled: z.catch(z.array(z.number()), []),
  source: z.optional(z.enum(['built-in', 'model'])),
  notice: z.optional(z.string()),
})
export type ChatMessage = z.output<typeof messageSchema>

const storedSchema = z.object({ owner: z.string(), messages: z.array(z.unknown()) })

/** Enough to look back on. The oldest are dropped first, because plans need the space more. */
export const maxKeptMessages = 60

/**
 * Reads a stored conversation. Entries that are not messages are left out, and another account's conversation is
 * not read.
 */
export function parseConversation(text: string | null, ownerId: string): ChatMessage[] {
  const stored = z.safeParse(storedSchema, parseJson(text))
  if (!stored.success || stored.data.owner !== ownerId) return []
  return stored.data.messages.flatMap((message) => {
    const parsed = z.safeParse(messageSchema, message)
    return parsed.success ? [parsed.data] : []
  })
}

export function serializeConversation(messages: readonly ChatMessage[], ownerId: string): string {
  return JSON.stringify({ owner: ownerId, messages: messages.slice(-maxKeptMessages) })
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
