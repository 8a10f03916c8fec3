import type { LanguageModel as SdkModel, LanguageModelUsage } from 'ai'
import { createDeadline, type Deadline } from './deadline.ts'
import {
  type LanguageModel,
  type ModelCall,
  ModelFailure,
  type ModelTimeouts,
  type Prompt,
} from './language-model.ts'

interface SdkModelOptions {
  name: string
  loadModel: () => Promise<SdkModel>
  timeouts: ModelTimeouts
}

// The SDK prints its warnings to the terminal and not to our log. Failures arrive as errors anyway.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** Attempts after the first, all before any text is shown. */
const maxRetries = 1

export function createSdkModel({ name, loadModel, timeouts }: SdkModelOptions): LanguageModel {
  return {
    name,
    write: (prompt, call) => writeText({ loadModel, timeouts }, prompt, call),
    fill: async (prompt, schema, call) => {
      const deadline = createDeadline(call.signal, timeouts)
      try {
        const { generateText, jsonSchema, Output } = await import('ai')
        const result = await generateText({
          model: await loadModel(),
          ...toSdkPrompt(prompt),
          output: Output.object({ schema: jsonSchema(schema as Parameters<typeof jsonSchema>[0]) }),
          maxRetries,
          abortSignal: deadline.signal,
        })
        call.onUsage(toUsage(result.totalUsage))
        return result.output
      } catch (error) {
        throw toFailure(error, deadline)
      } finally {
        deadline.clear()
      }
    },
  }
}

async function* writeText(
  { loadModel, timeouts }: Omit<SdkModelOptions, 'name'>,
  prompt: Prompt,
  call: ModelCall,
): AsyncGenerator<string> {
  const deadline = createDeadline(call.signal, timeouts)
  try {
    const { streamText } = await import('ai')
    const { fullStream } = streamText({
      model: await loadModel(),
      ...toSdkPrompt(prompt),
      maxRetries,
      abortSignal: deadline.signal,
      // Errors arrive in the stream and end it. By default the library prints them as well.
      onError: () => undefined,
    })
    let isFinished = false
    for await (const part of fullStream) {
      if (part.type === 'text-delta') {
        if (part.text !== '') deadline.meetFirstWord()
        yield part.text
      } else if (part.type === 'error') {
        throw toFailure(part.error, deadline)
      } else if (part.type === 'finish') {
        // A dropped connection ends the stream without a reason. Half an answer does not count as an answer.
        isFinished = part.finishReason !== 'other' && part.finishReason !== 'error'
        call.onUsage(toUsage(part.totalUsage))
      }
    }
    if (!isFinished) throw toFailure(new Error('the stream ended early'), deadline)
  } catch (error) {
    throw error instanceof ModelFailure ? error : toFailure(error, deadline)
  } finally {
    deadline.clear()
  }
}

function toSdkPrompt({ system, messages, maxOutputTokens }: Prompt) {
  return { system, messages: messages.map((message) => ({ ...message })), maxOutputTokens }
}

function toUsage({ inputTokens, outputTokens }: LanguageModelUsage) {
  return { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0 }
}

function toFailure(error: unknown, deadline: Deadline): ModelFailure {
  const reason = deadline.expired() ?? (error instanceof Error ? error.message : 'unknown')
  return new ModelFailure(reason, { cause: error })
}
