import { describe, expect, test } from 'vitest'
import {
  renderAddressTakenMail,
  renderEmailChangeNotice,
  renderEmailConfirmationMail,
} from './email-change-mails.ts'
import { greet } from './greeting.ts'
import { renderPasswordResetMail } from './password-reset-mail.ts'
import { renderPasswordChangedMail } from './password-changed-mail.ts'
import { renderWelcomeMail } from './welcome-mail.ts'

function listLinks(text: string): string[] {
  return text.match(/https?:\/\/[^\s"<]+/g) ?? []
}

describe('the password reset mail', () => {
  const link = 'https://plans.example.com/reset-password?token=abc'
  const mail = renderPasswordResetMail({ productName: 'Planwright', name: 'Zoë', link })

  test('states its link, how long it is valid, and what to do if you did not ask, in both forms', () => {
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
  const courseUrl = 'https://plans.example.com/learn'
  const parts = { productName: 'Planwright', name: 'Ana', dashboardUrl, courseUrl }

  test('links to the dashboard and nowhere else', () => {
    const { text, html } = renderWelcomeMail({ ...parts, granted: null })
    expect(new Set([...listLinks(text), ...listLinks(html)])).toEqual(new Set([dashboardUrl]))
  })

  test('of an account whose coupon opened the course leads to the classroom', () => {
    const { text, html } = renderWelcomeMail({ ...parts, granted: 'course' })
    expect(text).toContain('Your code has opened the course')
    expect(new Set([...listLinks(text), ...listLinks(html)])).toEqual(new Set([courseUrl]))
  })

  test('of an account whose coupon opened the tool says so', () => {
    expect(renderWelcomeMail({ ...parts, granted: 'tool' }).text).toContain('opened the planning tool')
  })
})

describe('the mails about changes to an account', () => {
  const base = { productName: 'Planwright', name: 'Ana' }
  const forgotPasswordUrl = 'https://plans.example.com/forgot-password'

  test('send the secret link only to the new address', () => {
    const link = 'https://plans.example.com/confirm-email?token=abc'
    const { text, html } = renderEmailConfirmationMail({ ...base, link })
    expect(new Set([...listLinks(text), ...listLinks(html)])).toEqual(new Set([link]))
    const others = [
      renderEmailChangeNotice({ ...base, newEmail: 'new@example.com', forgotPasswordUrl }),
      renderAddressTakenMail({ ...base, loginUrl: 'https://plans.example.com/login' }),
      renderPasswordChangedMail({ ...base, forgotPasswordUrl }),
    ]
    for (const mail of others) expect(mail.text + mail.html).not.toContain('token')
  })

  test('say what to do if it was not you', () => {
    const notice = renderEmailChangeNotice({ ...base, newEmail: 'new@example.com', forgotPasswordUrl })
    for (const { text } of [notice, renderPasswordChangedMail({ ...base, forgotPasswordUrl })]) {
      expect(text).toContain(forgotPasswordUrl)
    }
    expect(notice.text).toContain('new@example.com')
  })
})

describe('the greeting', () => {
  test.each(['Zoë', "Conan O'Brien", 'J. R. Tolkien', '李小龙'])('uses the name %s', (name) => {
    expect(greet(name)).toBe(`Hello ${name},`)
  })

  test.each(['', '  ', 'Win at https://spam.example', 'spam.example', 'WWW spam example', 'me@spam.example'])(
    'leaves out %j, which is not a name',
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
