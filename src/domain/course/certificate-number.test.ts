import { describe, expect, test } from 'vitest'
import { createCertificateNumber, parseCertificateNumber } from './certificate-number.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const count = (length: number) => Uint8Array.from({ length }, (_, index) => 17 * index + 3)
const number = createCertificateNumber(count)

describe('the number of a certificate', () => {
  test('is three groups of four and a character that checks them', () => {
    expect(number).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]$/)
    expect(parseCertificateNumber(number)).toBe(number)
  })

  test('is read however it is typed', () => {
    const zeros = createCertificateNumber((length) => new Uint8Array(length))
    expect(parseCertificateNumber(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number)
    expect(parseCertificateNumber(zeros.replaceAll('0', 'o'))).toBe(zeros)
  })

  test('is refused with any one character wrong', () => {
    const characters = Array.from(number)
    for (const [index, right] of characters.entries()) {
      if (right === '-') continue
      for (const wrong of alphabet.replace(right, '')) {
        const typed = characters.with(index, wrong).join('')
        expect([typed, parseCertificateNumber(typed)]).toEqual([typed, null])
      }
    }
  })

  test.each([
    '',
    'nonsense',
    '1'.repeat(14),
    `${number}0`,
    number.slice(1),
    'U'.repeat(13),
    '9'.repeat(5000),
  ])('is not %s', (typed) => {
    expect(parseCertificateNumber(typed)).toBeNull()
  })
})
