import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planIdSchema } from '#contract/workbooks.ts'
import { isPlanId } from './storage-keys.ts'

test('the browser accepts the same plan ids as the server', () => {
  const nearly = fc.stringMatching(/^[\w\-: ./]{0,70}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string(), nearly), (value) => {
      expect(isPlanId(value)).toBe(planIdSchema.safeParse(value).success)
    }),
  )
})
