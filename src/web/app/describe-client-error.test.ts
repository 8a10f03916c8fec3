import { expect, test } from 'vitest'
import { clientErrorSchema } from '#contract/client-errors.ts'
import { describeClientError } from './describe-client-error.ts'

const around = { path: '/workbook', fileUrl: 'https://plans.example/assets/send-error-report-1a2b.js' }

test('a report states what failed and where, without the person’s text', () => {
  const error = new TypeError('Cannot use "Our secret bakery" 12 times')
  error.stack = `TypeError: Cannot use "Our secret bakery"\n    at f (https://plans.example/assets/app-9f.js?x=1:3:4)`
  const report = describeClientError('screen', error, { ...around, path: '/workbook?planId=wb_1' })
  expect(report).toEqual({
    kind: 'screen',
    name: 'TypeError',
    message: 'Cannot use … # times',
    frames: ['assets/app-9f.js:3:4'],
    path: '/workbook',
    build: 'send-error-report-1a2b.js',
  })
  expect(clientErrorSchema.safeParse(report).success).toBe(true)
})

test.each([
  ['a text', 'Our secret bakery', 'thrown: string'],
  ['a plan', { title: 'Our secret bakery' }, 'thrown: Object'],
  ['nothing', undefined, 'thrown: undefined'],
  ['null', null, 'thrown: object'],
  ['an object without a class', Object.create(null), 'thrown: object'],
])('a report on %s states only that it was thrown', (_name, thrown, message) => {
  const report = describeClientError('rejection', thrown, around)
  expect(report).toMatchObject({ name: 'NonError', message })
  expect(JSON.stringify(report)).not.toContain('secret')
  expect(clientErrorSchema.safeParse(report).success).toBe(true)
})

test('an aborted call is not reported', () => {
  expect(describeClientError('rejection', new DOMException('stopped', 'AbortError'), around)).toBeNull()
})
