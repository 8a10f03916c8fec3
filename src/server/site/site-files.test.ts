import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, prepareSiteFile } from './site-files.ts'

const values = {
  publicUrl: 'https://plans.example',
  copyrightYears: '2025–2026',
  operatorName: 'Ada',
  operatorAddress: 'Quay',
  operatorEmail: 'a@b.c',
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR ; q=1.0', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a browser that accepts %j gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test('every encoding holds the same page, and its tag changes with it', () => {
  const page = prepareSiteFile('<p>%PUBLIC_URL%</p>', values)
  expect(page.bodies.identity.toString()).toBe('<p>https://plans.example</p>')
  expect(gunzipSync(page.bodies.gzip).equals(page.bodies.identity)).toBe(true)
  expect(prepareSiteFile('<p>%PUBLIC_URL%</p>', { ...values, publicUrl: 'http://b' }).etag).not.toBe(
    page.etag,
  )
})
