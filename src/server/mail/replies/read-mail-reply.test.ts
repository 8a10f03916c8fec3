import { describe, expect, test } from 'vitest'
import { readMailReply } from './read-mail-reply.ts'

const mail = (head: string[], body: string) => `${head.join('\r\n')}\r\n\r\n${body}`
const subject = 'Subject: Re: [Question 12345678] Who else can they pay?'

describe('a reply to a question', () => {
  test('names its number in the subject, and answers above what it quotes', () => {
    const body = [
      'Name the two nearest ones.',
      '',
      'Then say what they charge.',
      '',
      'On Mon, Nov 16, 2026 at 12:00 PM Planwright <mail@plans.example>',
      'wrote:',
      '> Who counts as a competitor?',
    ].join('\r\n')
    expect(readMailReply(mail(['From: op@example.com', subject], body))).toEqual({
      number: 12345678,
      text: 'Name the two nearest ones.\n\nThen say what they charge.',
    })
  })

  test.each([
    ['a signature', 'Yes.\n\n-- \nAnn, Planwright'],
    ['the head of another program', 'Yes.\n\n-----Original Message-----\nFrom: x@example.com\nWhy?'],
    ['quoted lines between', '> Why?\nYes.\n> And?'],
    ['a quoted head', 'Yes.\n\nFrom: Planwright <mail@plans.example>\nSent: Monday'],
  ])('leaves out %s', (_what, body) => {
    expect(readMailReply(mail([subject], body)).text).toBe('Yes.')
  })

  test('is read from the plain part of a message with several, in its encoding', () => {
    const head = [
      'Subject: =?UTF-8?Q?Re:_=5BQuestion_12345678=5D_?=',
      ' =?UTF-8?B?Q2Fmw6k=?=',
      'Content-Type: multipart/mixed;',
      ' boundary="outer"',
    ]
    const body = [
      '--outer',
      'Content-Type: multipart/alternative; boundary=inner',
      '',
      '--inner',
      'Content-Type: text/plain; charset="iso-8859-1"',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'A caf=E9 around the corner, and a very long line that goes =',
      'on.',
      '--inner',
      'Content-Type: text/html',
      '',
      '<p>Another</p>',
      '--inner--',
      '--outer--',
    ].join('\r\n')
    expect(readMailReply(mail(head, body))).toEqual({
      number: 12345678,
      text: 'A café around the corner, and a very long line that goes on.',
    })
  })

  test('may be encoded as a whole', () => {
    const head = [subject, 'Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64']
    const coded = Buffer.from('Ja, grüße.\n').toString('base64')
    expect(readMailReply(mail(head, coded)).text).toBe('Ja, grüße.')
  })

  test.each([
    ['', null, ''],
    ['Subject: Hello\n\nYes.', null, 'Yes.'],
    ['Subject: [Question 99999999999999999999]\n\nYes.', null, 'Yes.'],
    [`${subject}\nContent-Type: text/html\n\n<p>Yes</p>`, 12345678, ''],
    [`${subject}\nContent-Type: multipart/mixed; boundary=a\n\n--a\n--a\n--a`, 12345678, ''],
    [`${subject}\nContent-Type: text/plain; charset=nonsense\n\nYes.`, 12345678, 'Yes.'],
  ])('%j is read without an error', (message, number, text) => {
    expect(readMailReply(message)).toEqual({ number, text })
  })
})
