import { expect, test } from 'vitest'
import { measurePage } from './measure-page.mjs'

const budget = { javascriptKb: 0.02, totalKb: 1, files: 3 }
const sizes = {
  gzipSizeOf: (/** @type {string} */ file) => (file === 'assets/more.js' ? 100 : 7),
  gzipSizeOfText: (/** @type {string} */ text) => text.length,
}
/** @param {string} html */
const measure = (html) => measurePage('site/landing.html', html, budget, sizes)

test('scripts in the page count as JavaScript, data in it does not', () => {
  const html = '<script type="application/ld+json">{"a":1}</script><script>start()</script>'
  expect(measure(html)).toMatchObject({ javascriptBytes: 7, totalBytes: html.length, faults: [] })
})

test('what the page fetches counts too', () => {
  const html =
    '<link rel="stylesheet" href="/assets/a.css"><script type="module" src="/assets/more.js"></script>'
  expect(measure(html)).toMatchObject({
    javascriptBytes: 100,
    totalBytes: html.length + 107,
    fileCount: 3,
    faults: ['JavaScript above 0.02 kB'],
  })
})
