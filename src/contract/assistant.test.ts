import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { quickActionRequestSchema, suggestionsAnswerSchema, suggestionsRequestSchema } from './assistant.ts'
import { parseRequest } from './parse-request.ts'

const context = { currentStep: '3', workbookData: {}, template: 'saas' }

describe('a question to the assistant', () => {
  test('is trimmed and is about a step of a plan', () => {
    expect(parseRequest(quickActionRequestSchema, { ...context, action: ' How big? ' })).toEqual({
      ok: true,
      value: { ...context, action: 'How big?', history: [] },
    })
    expect(parseRequest(suggestionsRequestSchema, context)).toEqual({ ok: true, value: context })
  })

  test.each([
    [{ ...context, action: ' ' }, 'Please type a question'],
    [{ ...context, action: 'x'.repeat(8_001) }, 'Please keep a question under 8000 characters'],
    [{ ...context, action: 'x', currentStep: '13' }, 'The step must be a number from 1 to 12'],
    [{ action: 'x', currentStep: '1' }, 'The plan must be an object with its sections'],
  ])('with a fault gets a clear message (%#)', (body, message) => {
    expect(parseRequest(quickActionRequestSchema, body)).toMatchObject({ ok: false, message })
  })

  test('may get no suggestions', () => {
    expect(z.parse(suggestionsAnswerSchema, {})).toEqual({ suggestions: [] })
  })
})
