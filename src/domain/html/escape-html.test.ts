import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

describe('escaping for HTML', () => {
  test('leaves no character that opens a tag or ends an attribute', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/)
      }),
    )
  })

  test('escapes an ampersand once', () => {
    expect(escapeHtml('Plans & <Co>')).toBe('Plans &amp; &lt;Co&gt;')
  })
})
