import { expect, test } from 'vitest'
import { fillSiteTokens, siteTokens } from './site-tokens.ts'

const values = {
  publicUrl: 'https://plans.example',
  copyrightYears: '2025–2026',
  operatorName: 'Ada &amp; Co',
  operatorAddress: '1 Quay',
  operatorEmail: '%PUBLIC_URL%',
}

test('every token is replaced by its value, everywhere, in one pass', () => {
  const html = `<a href="${siteTokens.publicUrl}/">${siteTokens.operatorName}, ${siteTokens.operatorEmail}</a>`
  expect(fillSiteTokens(`${html}${html}`, values)).toBe(
    '<a href="https://plans.example/">Ada &amp; Co, %PUBLIC_URL%</a>'.repeat(2),
  )
})

test('text that only looks like a token stays', () => {
  expect(fillSiteTokens('100%OFF% and %A%', values)).toBe('100%OFF% and %A%')
})
