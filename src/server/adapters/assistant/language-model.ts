/** A language model as the assistant needs it, from any provider. */
export interface LanguageModel {
  /** For the log, such as 'anthropic/claude-…'. */
  name: string
  /** Writes an answer piece by piece. Throws ModelFailure. The text yielded before that stays. */
  write: (prompt: Prompt, call: ModelCall) => AsyncIterable<string>
  /**
   * Fills in a JSON schema. Callers must still check the result, because models do not always follow the schema.
   */
  fill: (prompt: Prompt, schema: JsonSchema, call: ModelCall) => Promise<unknown>
}

export interface Prompt {
  system: string
  messages: readonly { role: 'user' | 'assistant'; content: string }[]
  maxOutputTokens: number
}

export interface ModelCall {
  /** Ends the call, for example when the person leaves. */
  signal: AbortSignal
  onUsage: (usage: ModelUsage) => void
}

export interface ModelUsage {
  inputTokens: number
  outputTokens: number
}

export interface JsonSchema {
  type: 'object'
  properties: Record<string, unknown>
  required: string[]
  additionalProperties: false
}

export interface ModelTimeouts {
  firstWordMs: number
  totalMs: number
}

/** The model could not be reached, or stopped halfway. The reason is for the log only. */
export class ModelFailure extends Error {}
