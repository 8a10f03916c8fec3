import { describe, expect, test } from 'vitest'
import { isTemporaryFault } from './temporary-faults.ts'

const withCode = (code: string) => Object.assign(new Error('from the driver'), { code })

describe('a fault of the database', () => {
  test.each([
    '08006',
    '53100',
    '53300',
    '57P01',
    '57P02',
    '57P03',
    '57014',
    '40001',
    '40P01',
    '25P03',
    '25006',
    'SQLITE_BUSY',
    'SQLITE_BUSY_SNAPSHOT',
    'SQLITE_FULL',
    'SQLITE_IOERR_WRITE',
    'SQLITE_CANTOPEN',
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EAI_AGAIN',
  ])('is temporary: %s', (code) => {
    expect(isTemporaryFault(withCode(code))).toBe(true)
  })

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('is temporary by its message alone: %s', (message) => {
    expect(isTemporaryFault(new Error(message))).toBe(true)
  })

  test('is temporary when every address of its host refused', () => {
    expect(isTemporaryFault(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true)
  })

  test.each(['23505', '42P01', '22021', 'SQLITE_CONSTRAINT', 'SQLITE_ERROR', 'SQLITE_CORRUPT', 'EACCES', ''])(
    'is permanent: %s',
    (code) => {
      expect(isTemporaryFault(withCode(code))).toBe(false)
    },
  )

  test('is never found in a value that is not an error', () => {
    expect([undefined, null, 'ECONNREFUSED', { code: '08006' }].map(isTemporaryFault)).toEqual(
      Array.from({ length: 4 }, () => false),
    )
  })
})
