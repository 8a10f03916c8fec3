import { expect, test } from 'vitest'
import { toAddressSubject } from './client-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['203.0.113.7:40001', '203.0.113.7'],
  ['[2001:db8:1:2::1]:40001', '2001:db8:1:2'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:db8::203.0.113.7', '2001:db8:0:0'],
  ['1:2:3:4:5::203.0.113.7', '1:2:3:4'],
  ['nonsense', 'nonsense'],
  ['', ''],
])('%s counts as %s', (address, subject) => {
  expect(toAddressSubject(address)).toBe(subject)
})

test('a text that is not an address counts by its first characters', () => {
  expect(toAddressSubject('x'.repeat(5000))).toBe('x'.repeat(64))
})

test('a client that left before its address was read has a subject too', () => {
  expect(toAddressSubject(undefined)).toBe('gone')
})
