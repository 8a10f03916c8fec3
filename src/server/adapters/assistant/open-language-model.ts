import type { LanguageModel as SdkModel } from 'ai'
import type { LanguageModel } from './language-model.ts'
import type { ModelSettings } from './model-settings.ts'
import { createSdkModel } from './sdk-model.ts'

/** The first question loads the packages, so a server without a model never loads them. */
export function openLanguageModel(settings: ModelSettings): LanguageModel {
  let model: Promise<SdkModel> | null = null
  return createSdkModel({
    name: `${settings.provider}/${settings.model}`,
    loadModel: () => (model ??= loadModel(settings)),
    timeouts: settings.timeouts,
  })
}

async function loadModel({ provider, model, apiKey, baseUrl: baseURL }: ModelSettings): Promise<SdkModel> {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey, baseURL })(model)
  }
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ apiKey, baseURL })(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({ name: 'compatible', baseURL, ...(apiKey === '' ? {} : { apiKey }) })(model)
}
