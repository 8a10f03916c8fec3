import { describe, expect, test } from 'vitest'
import { greet } from './greeting.ts'
import { renderPasswordResetMail } from './password-reset-mail.ts'
import { renderWelcomeMail } from './welcome-mail.ts'

function listLinks(text: string): string[] {
  return text.match(/https?:\/\/[^\s"<]+/g) ?? []
}

describe('the password reset mail', () => {
  const link = 'https://plans.example.com/reset-password?token=abc'
  const mail = renderPasswordResetMail({ productName: 'Planwright', name: 'Zoë', link })

  test('carries its link, how long it is valid, and what to do if you did not ask, in both forms', () => {
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain(link)
      expect(form.replaceAll(/\s+/g, ' ')).toContain('valid for one hour and works once')
      expect(form).toContain('If it was not you')
      expect(form).toContain('Hello Zoë,')
    }
  })
})

describe('the welcome mail', () => {
  const dashboardUrl = 'https://plans.example.com/dashboard'

  test('links to the dashboard and nowhere else', () => {
    const { text, html } = renderWelcomeMail({ productName: 'Planwright', name: 'Ana', dashboardUrl })
    expect(new Set([...listLinks(text), ...listLinks(html)])).toEqual(new Set([dashboardUrl]))
  })
})

describe('the greeting', () => {
  test.each(['Zoë', "Conan O'Brien", 'J. R. Tolkien', '李小龙'])('uses the name %s', (name) => {
    expect(greet(name)).toBe(`Hello ${name},`)
  })

  test.each(['', '  ', 'Win at https://spam.example', 'spam.example', 'WWW spam example', 'me@spam.example'])(
    'leaves out %j, which is no name',
    (name) => {
      expect(greet(name)).toBe('Hello,')
    },
  )

  test('leaves out a whole advertisement', () => {
    expect(greet('You have been chosen to receive one million, call us today on our free line')).toBe(
      'Hello,',
    )
  })

  test('stays on one line', () => {
    expect(greet('Ana\r\nBcc: x')).toBe('Hello,')
    expect(greet('Ana\r\nMaria')).toBe('Hello Ana Maria,')
  })
})
