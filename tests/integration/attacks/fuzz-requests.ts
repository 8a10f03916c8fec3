import fc from 'fast-check'
import { freeLesson, lastLesson, paidLesson } from '#tests/integration/course-folder.ts'
import { makeBodies, type Known } from './known-bodies.ts'
import type { Route } from './record-routes.ts'
import { strangeText, strangeValue } from './strange-values.ts'

export interface FuzzRequest {
  method: string
  path: string
  /** Whose cookie is sent. */
  as: 'visitor' | 'attacker'
  headers: Record<string, string>
  body: Buffer | null
  /** Written to the socket unchanged, because an HTTP client would refuse to send some of it. */
  isRaw: boolean
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']

export function arbitraryRequest(routes: readonly Route[], known: Known): fc.Arbitrary<FuzzRequest> {
  const bodies = makeBodies(known)
  return fc.constantFrom(...routes).chain((route) =>
    fc.record({
      method: fc.oneof({ weight: 5, arbitrary: fc.constant(route.method) }, fc.constantFrom(...methods)),
      path: arbitraryPath(route, known),
      as: fc.constantFrom('visitor', 'attacker', 'attacker'),
      headers: arbitraryHeaders(known),
      body: arbitraryBody(bodies[route.url] ?? {}, bodies),
      isRaw: fc.oneof({ weight: 12, arbitrary: fc.constant(false) }, fc.constant(true)),
    }),
  )
}

export function describeRequest({ method, path, headers, body, ...rest }: FuzzRequest): string {
  const start = (text: string) => text.slice(0, 200)
  const details = JSON.stringify({ ...headers, ...rest })
  return `${method} ${start(path)} ${start(details)} ${start(body?.toString() ?? '')}`
}

const courseNames = [freeLesson, paidLesson, lastLesson, `${paidLesson}-video.webm`, '0000-0000-0000-0']

/** Percent-encoded where necessary, so that it arrives unchanged. */
function arbitraryPath({ url }: Route, { planIds, paymentIds, linkIds }: Known): fc.Arbitrary<string> {
  const encoded = strangeText.map((text) => encodeURIComponent(toWellFormed(text)).slice(0, 600))
  const part = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(...planIds, ...paymentIds, ...linkIds, ...courseNames, '1', '2', '0'),
    },
    encoded,
    fc.constantFrom('%00', '%2e%2e', '%2F', '%5c', '%ff', '%zz', '..', '.', '', '%c0%af', '%E0%80%80'),
  )
  const names = url.match(/[:*]\w*/g) ?? []
  const filled = fc
    .tuple(...names.map(() => part))
    .map((parts) => names.reduce((path, name, index) => path.replace(name, () => parts[index] ?? ''), url))
  const twisted = fc.tuple(
    filled,
    fc.constantFrom('/', '//', '/.', '/..;/', '%00', '.json', '%20', '/%2e%2e/%2e%2e/api/auth/user', ';a=b'),
    fc.boolean(),
  )
  return fc
    .oneof(
      { weight: 6, arbitrary: filled },
      twisted.map(([path, twist, isBefore]) => (isBefore ? `/${twist}${path}` : `${path}${twist}`)),
      filled.map((path) => path.toUpperCase()),
      filled.map((path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)),
    )
    .chain((path) =>
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(path) },
        encoded.map(
          (query) => `${path}?next=${query}&payment_intent=${query}&after=${query}&planId=${query}`,
        ),
        fc
          .constantFrom('?a[]=1&a[b]=2', '?__proto__[x]=1', '?%', '??', `?${'a=1&'.repeat(2000)}`, '#x')
          .map((query) => `${path}${query.replace('#', '%23')}`),
      ),
    )
}

const headerSets: readonly Record<string, string>[] = [
  {},
  { accept: 'text/event-stream' },
  { accept: '*/*;q=' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-forwarded-for': '1.2.3.4, ::1, nonsense' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
  { 'x-http-method-override': 'DELETE' },
  { 'accept-encoding': 'br;q=0, *;q=1, gzip;q=nonsense' },
  { range: 'bytes=0-,-1' },
  { 'if-none-match': '*', 'if-modified-since': 'yesterday' },
  { authorization: 'Bearer ' },
  { authorization: `Basic ${'A'.repeat(3000)}` },
  { 'stripe-signature': 't=1,v1=00,v1=' },
  { 'stripe-signature': `t=${'9'.repeat(50)},v1=${'a'.repeat(64)}` },
  { 'user-agent': `Mozilla/5.0 ${'x'.repeat(4000)}` },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'identity, br' },
]

const contentTypes = [
  'application/json; charset=utf-16',
  'application/json;',
  'APPLICATION/JSON',
  'application/json, text/plain',
  'application/vnd.api+json',
  'text/plain',
  'text/html; charset=x',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  ';',
  'application/',
]

const arbitraryHeaders = ({ tokens }: Known) =>
  fc
    .tuple(
      fc.constantFrom(...headerSets, tokens),
      fc.oneof({ weight: 8, arbitrary: fc.constant('application/json') }, fc.constantFrom(...contentTypes)),
    )
    .map(([headers, type]) => ({ ...headers, 'content-type': type }))

function arbitraryBody(
  valid: Record<string, unknown>,
  bodies: Readonly<Record<string, Record<string, unknown>>>,
): fc.Arbitrary<Buffer | null> {
  const names = [...new Set(Object.values(bodies).flatMap((body) => Object.keys(body)))]
  const anyName = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, strangeText)
  const mutated = fc
    .dictionary(
      Object.keys(valid).length > 0 ? fc.constantFrom(...Object.keys(valid)) : anyName,
      strangeValue,
      {
        maxKeys: 3,
      },
    )
    .map((changes) => toText({ ...valid, ...changes }))
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(Buffer.from(toText(valid))) },
    { weight: 8, arbitrary: mutated.map((text) => Buffer.from(text)) },
    {
      weight: 3,
      arbitrary: fc
        .dictionary(anyName, strangeValue, { maxKeys: 6 })
        .map((body) => Buffer.from(toText(body))),
    },
    { weight: 2, arbitrary: strangeValue.map((value) => Buffer.from(toText(value))) },
    { weight: 2, arbitrary: mutated.chain(spoil) },
    fc.constantFrom(...giants),
    fc.constant(null),
  )
}

/** Larger or deeper than a normal request. Built once, because they are large. */
const giants = [
  Buffer.from(`{"data":{"x":${'['.repeat(150_000)}`),
  Buffer.from(`${'{"data":'.repeat(20_000)}1`),
  Buffer.from(`{"data":{"businessIdea":{"name":"${'x'.repeat(300_000)}`),
  Buffer.from(`{"data":{"businessIdea":{"name":"${'\\u0000'.repeat(50_000)}"}},"title":"x"}`),
  Buffer.from(`{"data":{"riskAnalysis":{"risks":[${'{},'.repeat(3000)}{}]}},"title":"x"}`),
  Buffer.from(`{"workbookData":{"x":[${'{"__proto__":1},'.repeat(3000)}0]},"currentStep":"1","action":"x"}`),
  Buffer.from(`{${Array.from({ length: 12_000 }, (_, index) => `"key${index}":0`).join(',')}}`),
  Buffer.from(`[${' '.repeat(400_000)}]`),
  Buffer.alloc(100_000, '"'),
  Buffer.alloc(5 * 1024 * 1024, '['),
]

/** Bytes that only look like JSON, or do not look like it at all. */
function spoil(text: string): fc.Arbitrary<Buffer> {
  return fc.oneof(
    fc.nat(text.length).map((length) => Buffer.from(text.slice(0, length))),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(
      Buffer.from(`\ufeff${text}`),
      Buffer.from(text, 'utf16le'),
      Buffer.from(`${text}${text}`),
      Buffer.from(text.replace('{', '{"__proto__":{"isAdmin":true},')),
      Buffer.from(text.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},')),
      Buffer.from(text.replace(/:[^,}]*/, ':1e999')),
      Buffer.from(text.replace(/:[^,}]*/, ':-')),
      Buffer.from(`${'['.repeat(5000)}${']'.repeat(5000)}`),
      Buffer.from(`{"data":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`),
      Buffer.from([...Buffer.from(text), 0xff, 0xfe, 0xc0, 0xaf]),
      Buffer.from(`{"data":{"x":[${'0,'.repeat(12_000)}0]},"title":"${'x'.repeat(40_000)}"}`),
    ),
  )
}

function toText(value: unknown): string {
  return JSON.stringify(value) ?? ''
}

/** Half a character cannot be percent-encoded. */
function toWellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\ufffd')
}
