import { describe, expect, test } from 'vitest'
import { describeTime, findInitials } from './describe-time.ts'
import { faultTexts } from './fault-texts.ts'
import { nameFault, openLink, readLinkAddress } from './open-link.ts'
import { ShareFault } from './share-requests.ts'

describe('a link', () => {
  test('is read from the address, whatever stands in it', () => {
    expect(readLinkAddress({ pathname: '/review/abc', hash: '#key' })).toEqual({ id: 'abc', secret: 'key' })
    expect(readLinkAddress({ pathname: '/review/%E0%A4%A', hash: '' })).toEqual({
      id: '%E0%A4%A',
      secret: '',
    })
  })

  test('without its key, or with half of it, asks no server', async () => {
    expect(await openLink({ id: 'abc', secret: '' })).toBe('no-key')
    expect(await openLink({ id: 'abc', secret: 'half' })).toBe('broken-key')
  })

  test.each([
    [410, 'ended'],
    [404, 'unknown'],
    [429, 'busy'],
    [503, 'unreachable'],
    [0, 'unreachable'],
  ])('with the answer %i is %s', (status, fault) => {
    expect(nameFault(new ShareFault('', status))).toBe(fault)
  })
})

test('every fault says what happened, and what to do about it', () => {
  for (const { title, text, canRetry } of Object.values(faultTexts)) {
    expect(title).not.toBe('')
    expect(text).toMatch(canRetry ? /try again/i : /new link/)
  }
  expect(faultTexts['no-key'].title).toBe('This link is not complete')
  expect(faultTexts['broken-key'].title).toBe('This link is not complete')
  expect(faultTexts.unknown.title).toBe('This link opens nothing')
})

test('times and initials are short', () => {
  const now = new Date(2026, 10, 14, 12)
  expect(describeTime(new Date(2026, 10, 14, 10, 42).toISOString(), now)).toMatch(/^10:42\sAM$/)
  expect(describeTime(new Date(2026, 10, 2).toISOString(), now)).toBe('Nov 2')
  expect(describeTime('never', now)).toBe('')
  expect(findInitials(' Ruth  Ann Okafor ')).toBe('RO')
  expect(findInitials('Ruth')).toBe('R')
})
