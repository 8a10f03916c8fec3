import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseLessonHead, parseParts } from '../../src/domain/course/parse-course.ts'
import { findBrokenLinks, readCourse, renderBody } from './read-course.mjs'

const head = `title: Cash, month by month
part: money
steps: [8]
minutes: 8
summary: Why a business with a profit can still run out of money.
video: cash-month-by-month
worksheet:
  - ask: The month with the least cash
    lines: 2
exercise:
  - say: The loan has an amount, a rate and a term
    pass: { forecast: loan-terms }
questions:
  - ask: Which of these can a banker check?
    answers:
      - { text: We keep enough cash., because: No. It names no month. }
      - { text: 'Cash is lowest in May, at $900.', right: true, because: Yes. It names a month. }
`
const schemas = { parseLessonHead, parseParts }
/** @type {string} */
let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'course-'))
  mkdirSync(join(folder, 'lessons'))
  writeFileSync(join(folder, 'course.yaml'), 'parts: [{ id: money, name: Money, text: Count it }]')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** @param {string} name @param {string} text */
const write = (name, text) => writeFileSync(join(folder, 'lessons', name), text)
/** @param {string} body */
const lesson = (body, top = head) => `---\n${top}---\n${body}`

describe('a course', () => {
  test('is read in the order of its files, each lesson with its page', () => {
    write('02-later.md', lesson('Second'))
    write('01-cash-month-by-month.md', lesson('## Look\n\nFirst **you** look.'))
    const { course, bodies } = readCourse(folder, schemas)
    expect(course.lessons.map(({ slug }) => slug)).toEqual(['cash-month-by-month', 'later'])
    expect(bodies.get('cash-month-by-month')).toContain('<strong>you</strong>')
  })

  test('with faults names every file and field', () => {
    write('01-a.md', 'no head')
    write('02-b.md', lesson('', head.replace('part: money', 'part: luck')))
    write('03-c.md', lesson('', head.replace('loan-terms', 'luck').replace('minutes: 8', 'minutes: 90')))
    write('04-d.md', lesson('', head.replace('right: true, ', '')))
    write('five.md', lesson(''))
    const read = () => readCourse(folder, schemas)
    expect(read).toThrow(/01-a\.md: it must begin with a head/)
    expect(read).toThrow(/02-b\.md: its part is “luck”/)
    expect(read).toThrow(/03-c\.md: .*minutes.*exercise\.0\.pass/)
    expect(read).toThrow(/04-d\.md: questions\.0: needs exactly one right answer/)
    expect(read).toThrow(/five\.md: its name must look like/)
  })

  test('refuses a condition on a field that the plan does not have', () => {
    write(
      '01-a.md',
      lesson('', head.replace('{ forecast: loan-terms }', '{ ownWords: riskAnalysis.luck, words: 5 }')),
    )
    expect(() => readCourse(folder, schemas)).toThrow(/01-a\.md: exercise\.0\.pass/)
  })

  test('shows links that lead nowhere', () => {
    write(
      '01-a.md',
      lesson('[b](/learn/b) [here](/learn/a) [step](/workbook?step=8) [out](https://x.example)'),
    )
    const broken = findBrokenLinks(readCourse(folder, schemas), (path) => path === '/workbook')
    expect(broken).toEqual(['a: /learn/b', 'a: https://x.example'])
  })
})

describe('the words of a lesson', () => {
  test('show a calculation of the worked business as a table', () => {
    const html = renderBody(
      'Before\n\n::: business Harbor, May\n| Profit | $1,900 |\n| **Left** | **$500** |\n:::\n\nAfter',
    )
    expect(html).toContain('<caption>Harbor, May</caption>')
    expect(html).toContain('<th scope="row">Profit</th><td class="amount">$1,900</td>')
    expect(html).toContain('<tr class="total">')
    expect(renderBody('::: business Harbor\n| Who | Elena, a staff of 14 |\n:::')).toContain('<td>Elena')
    expect(html).toMatch(/<p>Before<\/p>[\s\S]*<\/table><\/div>\n<p>After<\/p>/)
  })

  test('are never HTML', () => {
    expect(renderBody('<script>alert(1)</script>')).not.toContain('<script')
    expect(renderBody('[x](javascript:alert(1))')).not.toContain('href')
    expect(renderBody('::: business <b>x</b>\n| <i>a</i> | b |\n:::')).not.toMatch(/<b>|<i>/)
  })
})
