/** A language model as the assistant needs it, whoever runs it. */
export interface LanguageModel {
  /** For the log, such as 'anthropic/claude-…'. */
  name: string
  /** Writes an answer piece by piece. Throws ModelFailure; what was yielded before stays said. */
  write: (prompt: Prompt, call: ModelCall) => AsyncIterable<string>
  /** Fills in a JSON schema. The result is still to be checked: models keep to schemas mostly. */
  fill: (prompt: Prompt, schema: JsonSchema, call: ModelCall) => Promise<unknown>
}

export interface Prompt {
  system: string
  messages: readonly { role: 'user' | 'assistant'; content: string }[]
  maxOutputTokens: number
}

export interface ModelCall {
  /** Ends the call, as when the person leaves. */
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

/** The model could not be asked, or stopped half-way. The reason is for the log only. */
export class ModelFailure extends Error {}
