import type { JsonSchema } from '#server/adapters/assistant/language-model.ts'

export const suggestionsJsonSchema: JsonSchema = {
  type: 'object',
  properties: {
    suggestions: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          type: { type: 'string', enum: ['insight', 'recommendation', 'warning'] },
          title: { type: 'string' },
          content: { type: 'string' },
        },
        required: ['type', 'title', 'content'],
        additionalProperties: false,
      },
    },
  },
  required: ['suggestions'],
  additionalProperties: false,
}

export const findingsJsonSchema: JsonSchema = {
  type: 'object',
  properties: {
    findings: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          title: { type: 'string' },
          content: { type: 'string' },
          suggestion: { type: 'string' },
          places: {
            type: 'array',
            items: {
              type: 'object',
              properties: { address: { type: 'string' }, quote: { type: 'string' } },
              required: ['address', 'quote'],
              additionalProperties: false,
            },
          },
        },
        required: ['title', 'content', 'suggestion', 'places'],
        additionalProperties: false,
      },
    },
  },
  required: ['findings'],
  additionalProperties: false,
}
