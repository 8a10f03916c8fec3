import { describe, expect, test } from 'vitest'
import { parseErrorAnswer } from './error-answer.ts'
import { buildErrorAnswer } from './errors.ts'

describe('an error answer', () => {
  test('reads back unchanged', () => {
    for (const answer of [
      buildErrorAnswer('rate_limited'),
      buildErrorAnswer('bad_request', { fields: { email: 'No.' } }),
    ]) {
      expect(parseErrorAnswer(JSON.parse(JSON.stringify(answer)))).toEqual(answer)
    }
  })

  test('from a newer server keeps its message', () => {
    expect(parseErrorAnswer({ code: 'brand_new', message: 'Try tomorrow.' })?.message).toBe('Try tomorrow.')
    expect(parseErrorAnswer({ code: 7, message: 'Try tomorrow.' })).toEqual({
      code: 'internal',
      message: 'Try tomorrow.',
    })
  })

  test('from another program is not mistaken for ours', () => {
    const bodies = [null, '<html>Bad gateway</html>', {}, { message: 7 }, { message: 'No.', fields: [7] }]
    for (const body of bodies) expect(parseErrorAnswer(body)).toBeNull()
  })
})
