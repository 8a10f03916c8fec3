import { describe, expect, test } from 'vitest'
import { decideSave } from './decide-save.ts'
import type { Copy } from './prepare-copy.ts'
import type { Head } from './workbook-store.ts'

const fields = { title: 'Bakery', template: 'saas', current_step: 3, completed_steps: '[1,2]' }
const copy: Copy = { ...fields, data: new TextEncoder().encode('{}'), content_bytes: 2 }
const head: Head = {
  ...fields,
  revision: 7,
  content_revision: 5,
  content_bytes: 2,
  deleted_at: null,
}

const decide = (stored: Head | null, seenRevision: number) =>
  decideSave(stored, copy, { seenRevision, hasSameContent: false })
const decideSame = (seenRevision: number, change: Partial<Copy> = {}) =>
  decideSave(head, { ...copy, ...change }, { seenRevision, hasSameContent: true })

describe('a save', () => {
  test('of a plan that the server does not have is the first', () => {
    expect(decide(null, 1)).toEqual({ kind: 'write', revision: 2, keepsContent: false })
  })

  test('of a plan that was saved elsewhere continues its revision count', () => {
    expect(decide(null, 41)).toMatchObject({ kind: 'write', revision: 42 })
  })

  test('with an absurd revision starts over, so that the count stays within the contract', () => {
    expect(decide(null, 999_999_999_999_999)).toMatchObject({ kind: 'write', revision: 2 })
    const deleted = { ...head, deleted_at: 1 }
    expect(decide(deleted, 999_999_999_999_999)).toMatchObject({ kind: 'write', revision: 8 })
  })

  test('on the current revision is the next one', () => {
    expect(decide(head, 7)).toEqual({ kind: 'write', revision: 8, keepsContent: false })
  })

  test('of the same text on the current revision stores it once', () => {
    expect(decideSame(7)).toEqual({ kind: 'write', revision: 8, keepsContent: true })
  })

  test.each([1, 6, 8, 999])('on revision %i, which is not the current one, is a conflict', (seen) => {
    expect(decide(head, seen)).toEqual({ kind: 'conflict' })
  })

  test('that is repeated because its answer was lost is not a conflict', () => {
    expect(decideSame(6)).toEqual({ kind: 'saved-already' })
  })

  test.each([{ title: 'Baker' }, { template: 'ecommerce' }, { current_step: 4 }, { completed_steps: '[1]' }])(
    'on an old revision with another %j is a conflict',
    (change) => {
      expect(decideSame(6, change)).toEqual({ kind: 'conflict' })
    },
  )

  test.each([
    [1, 8],
    [7, 8],
    [20, 21],
  ])('of a deleted plan on revision %i brings it back as revision %i', (seen, revision) => {
    const deleted = { ...head, deleted_at: 1 }
    expect(decide(deleted, seen)).toEqual({ kind: 'write', revision, keepsContent: false })
  })
})
