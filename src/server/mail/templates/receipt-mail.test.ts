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
  courseUrl: 'https://plans.example/learn',
}

describe('a receipt', () => {
  test('states the order, the amount paid and how to sign in', () => {
    const { subject, text } = renderReceiptMail(parts)
    const words = text.replaceAll(/\s+/g, ' ')
    expect(subject).toBe('Your Planwright receipt')
    expect(words).toContain('Order ord_1, paid on 2026-11-16: $147.75, 25% off included. One-time payment.')
    expect(words).toContain('Your username is ada@example.com.')
    expect(words).toContain('https://plans.example/reset-password?token=t')
    expect(words).not.toContain('TEST MODE')
  })

  test('of the course leads to the classroom, and of the tool does not', () => {
    expect(renderReceiptMail(parts).text).toMatch(/^.*https:\/\/plans\.example\/learn$/m)
    const tool = { ...parts, sale: { ...parts.sale, product: 'tool' as const } }
    expect(renderReceiptMail(tool).text).not.toContain('/learn')
  })

  test('for an existing account contains no link that sets a password', () => {
    const { text, html } = renderReceiptMail({ ...parts, setPasswordLink: null, username: 'ada' })
    expect(text + html).not.toContain('token')
    expect(text).toContain('https://plans.example/login')
  })

  test('for an account taken back from a stranger explains why its password is gone', () => {
    const { text } = renderReceiptMail({ ...parts, isTakenBack: true, username: 'ada' })
    const words = text.replaceAll(/\s+/g, ' ')
    expect(words).toContain('the existing account for this address (username ada)')
    expect(words).toContain('No one had confirmed that address')
    expect(words).toContain('https://plans.example/reset-password?token=t')
  })

  test('for a test payment shows TEST MODE', () => {
    const { text } = renderReceiptMail({ ...parts, sale: { ...parts.sale, isTest: true } })
    expect(text).toContain('TEST MODE')
  })
})
