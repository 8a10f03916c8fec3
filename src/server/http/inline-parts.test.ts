import { expect, test } from 'vitest'
import { listInlineScripts, listInlineStyles } from './inline-parts.ts'

const page = `<!doctype html><style>a{color:red}</style>
<script type="application/ld+json">{"@type":"Product"}</script>
<script>start()</script>
<script type="module" crossorigin src="/assets/app.js"></script>
<script type="module">
  go()
</script>`

test('finds the inline scripts of the page, unchanged', () => {
  expect(listInlineScripts(page)).toEqual(['start()', '\n  go()\n'])
})

test('finds the styles', () => {
  expect(listInlineStyles(page)).toEqual(['a{color:red}'])
})
