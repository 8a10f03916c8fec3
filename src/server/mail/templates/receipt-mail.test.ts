import { describe, expect, test } from 'vitest'
import { renderReceiptMail } from './receipt-mail.ts'

const parts: Parameters<typeof renderReceiptMail>[0] = {
  productName: 'Planwright',
  supportEmail: 'support@plans.example',
  name: '',
  username: 'ada@example.com',
  sale: {
    orderId: 'ord_1',
    product: 'course',
    amountCents: 14_775,
    discountPercent: 25,
    paidAtMs: Date.UTC(2026, 10, 16),
    isTest: false,
  },
  isTakenBack: false,
  setPasswordLink: 'https://plans.example/reset-password?token=t',
  loginUrl: 'https://plans.example/login',
  forgotPasswordUrl: 'https://plans.example/forgot-password',
}

describe('a receipt', () => {
  test('names the order, what was paid and the way in', () => {
    const { subject, text } = renderReceiptMail(parts)
    const words = text.replaceAll(/\s+/g, ' ')
    expect(subject).toBe('Your Planwright receipt')
    expect(words).toContain('Order ord_1, paid on 2026-11-16: $147.75, 25% off included. One-time payment.')
    expect(words).toContain('Your username is ada@example.com.')
    expect(words).toContain('https://plans.example/reset-password?token=t')
    expect(words).not.toContain('TEST MODE')
  })

  test('for an account that was there before opens nothing', () => {
    const { text, html } = renderReceiptMail({ ...parts, setPasswordLink: null, username: 'ada' })
    expect(text + html).not.toContain('token')
    expect(text).toContain('https://plans.example/login')
  })

  test('for an account that was taken from a stranger says why its password is gone', () => {
    const { text } = renderReceiptMail({ ...parts, isTakenBack: true, username: 'ada' })
    const words = text.replaceAll(/\s+/g, ' ')
    expect(words).toContain('the account that this address already has (username ada)')
    expect(words).toContain('Nobody had confirmed yet that the address is theirs')
    expect(words).toContain('https://plans.example/reset-password?token=t')
  })

  test('of a test says so', () => {
    const { text } = renderReceiptMail({ ...parts, sale: { ...parts.sale, isTest: true } })
    expect(text).toContain('TEST MODE')
  })
})
