import { expect, test } from 'vitest'
import { findBrokenLinks } from './find-broken-links.mjs'

/** @type {Record<string, string>} */
const files = { 'docs/a.md': '# A\n\n## People’s data, kept\n', 'README.md': '# Top' }
const repository = {
  exists: (/** @type {string} */ path) => path in files,
  read: (/** @type {string} */ path) => files[path] ?? '',
}

test.each([
  ['README.md', '[a](docs/a.md)'],
  ['docs/a.md', '[top](../README.md#top)'],
  ['docs/a.md', '# Here\n\n[here](#here)'],
  ['README.md', '[data](docs/a.md#peoples-data-kept)'],
  ['README.md', '[out](https://example.com/nothing.md)'],
  ['README.md', '```\n[code](nothing.md)\n```'],
])('a link that leads somewhere is fine: %s %s', (file, markdown) => {
  expect(findBrokenLinks(file, markdown, repository)).toEqual([])
})

test.each([
  ['README.md', '[b](docs/b.md)', 'README.md links to docs/b.md, and there is no docs/b.md.'],
  ['docs/a.md', '![b](b.png)', 'docs/a.md links to b.png, and there is no docs/b.png.'],
  ['README.md', '[x](docs/a.md#x)', 'README.md links to docs/a.md#x, and docs/a.md has no such heading.'],
])('a link that leads nowhere is found: %s %s', (file, markdown, finding) => {
  expect(findBrokenLinks(file, markdown, repository)).toEqual([finding])
})
