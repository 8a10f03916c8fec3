import { describe, expect, test } from 'vitest'
import { escapeCell, escapeHeading, escapeLine } from './escape-text.ts'

describe('a line of typed text', () => {
  test.each([
    ['# not a heading', '\\# not a heading'],
    ['#hashtag', '\\#hashtag'],
    ['we are #1', 'we are #1'],
    ['- not a list', '\\- not a list'],
    ['+ nor this', '\\+ nor this'],
    ['* nor this', '\\* nor this'],
    ['-5% in winter', '\\-5% in winter'],
    ['1. not a number', '1\\. not a number'],
    ['2) either', '2\\) either'],
    ['1.5 hours', '1.5 hours'],
    ['> not a quote', '\\> not a quote'],
    ['===', '\\==='],
    ['---', '\\---'],
    ['***', '\\*\\*\\*'],
    [':-:', '\\:-:'],
    ['~~~', '\\~\\~\\~'],
    ['```js', '\\`\\`\\`js'],
    ['**bold** and _slanted_ and __both__', '\\*\\*bold\\*\\* and \\_slanted\\_ and \\_\\_both\\_\\_'],
    ['snake_case_name', 'snake_case_name'],
    ['a ~~cut~~', 'a \\~\\~cut\\~\\~'],
    ['[Product name] is here', '\\[Product name\\] is here'],
    ['[text](https://a.example)', '\\[text\\](<https://a.example>)'],
    ['![picture](x.png)', '!\\[picture\\](x.png)'],
    ['<script>alert(1)</script>', '\\<script\\>alert(1)\\</script\\>'],
    ['<!-- gone -->', '\\<!-- gone --\\>'],
    ['&amp; &#65; &copy;', '\\&amp; \\&#65; \\&copy;'],
    ['R&D, AT&T; so', 'R&D, AT\\&T; so'],
    ['a | b', 'a \\| b'],
    ['ends with \\', 'ends with \\\\'],
    ['\\* kept', '\\\\\\* kept'],
    ['    indented like code', '&nbsp;&nbsp;&nbsp;&nbsp;indented like code'],
    ['\t# and more', '&nbsp;&nbsp;&nbsp;&nbsp;\\# and more'],
    ['two spaces at the end  ', 'two spaces at the end'],
    ['see https://a.example/x_y*z.', 'see <https://a.example/x_y*z>.'],
    ['write to first_last@mail.example, please', 'write to <first_last@mail.example>, please'],
    ['see http://localhost:3000/a?b=c#d, or', 'see <http://localhost:3000/a?b=c#d>, or'],
    ['http://y:-:1.', '<http://y>:-:1.'],
    ['www.a.example/x*y', 'www\\.a.example/x\\*y'],
    ['https://a.example/%41*', 'https\\://a.example/%41\\*'],
    ['[ ] open', '\\[ \\] open'],
    ['Zażółć 中文 العربية हिन्दी 🚀', 'Zażółć 中文 العربية हिन्दी 🚀'],
  ])('%j is written %j', (typed, written) => {
    expect(escapeLine(typed)).toBe(written)
  })
})

test('a heading stays on one line and keeps the # at its end', () => {
  expect(escapeHeading(' Two\nlines ')).toBe('Two lines')
  expect(escapeHeading('# We are in C #')).toBe('\\# We are in C \\#')
})

test('a cell keeps its lines and its bars', () => {
  expect(escapeCell('a|b\n- c')).toBe('a\\|b<br>\\- c')
})
