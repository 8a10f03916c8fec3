import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'

/** Plans that people wrote without knowing the advisor, to measure what it says about them. See docs/decisions/0035. */

export const faultKinds = ['computed', 'differs', 'missing', 'concern'] as const

const edit = z.union([
  z.strictObject({ at: z.string(), replace: z.string(), by: z.string() }),
  z.strictObject({ at: z.string(), set: z.unknown() }),
  z.strictObject({ at: z.string(), remove: z.literal(true) }),
])
export type Edit = z.infer<typeof edit>

const fault = z.strictObject({
  id: z.string(),
  kind: z.enum(faultKinds),
  edits: z.array(edit).min(1),
  /** Addresses; a message about the fault leads to one of them, or to a part of it. */
  places: z.array(z.string()).min(1),
  /** A message about the fault says one of these. */
  says: z.array(z.string()).min(1),
  why: z.string(),
})
export type Fault = z.infer<typeof fault>

const question = z.strictObject({
  ask: z.string(),
  /** 'unknown' where only an admission is right. Otherwise a right answer says one of each group. */
  expects: z.union([z.literal('unknown'), z.array(z.array(z.string()).min(1)).min(1)]),
  why: z.string(),
})

const verdict = z.strictObject({ verdict: z.enum(['right', 'wrong']), why: z.string() })

const corpusPlan = z.strictObject({
  id: z.string(),
  about: z.strictObject({
    trade: z.string(),
    stage: z.enum(['start-up', 'running', 'purchase']),
    people: z.number(),
    country: z.string(),
    style: z.string(),
  }),
  template: z.string(),
  /** The month in which it is read: '2026-11'. */
  today: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** Why the plan is sound, with the arithmetic. */
  sound: z.string(),
  faults: z.array(fault),
  questions: z.array(question),
  /** What readers said of messages on the sound plan, by check, place and title. */
  verdicts: z.record(z.string(), verdict).default({}),
})
export type CorpusPlan = z.infer<typeof corpusPlan>

export const halves = ['open', 'sealed'] as const
export type Half = (typeof halves)[number]

export const folderOf = (half: Half) => new URL(`${half}/`, import.meta.url)

/** A sealed plan is packed, so that no search and no open file shows it to who writes checks. */
export function readHalf(half: Half): CorpusPlan[] {
  return readdirSync(folderOf(half))
    .toSorted()
    .map((name) => readFileSync(new URL(name, folderOf(half)), 'utf8'))
    .map((text) => parseCorpusPlan(half === 'open' ? text : unseal(text)))
}

export function parseCorpusPlan(text: string): CorpusPlan {
  return corpusPlan.parse(JSON.parse(text))
}

export const seal = (text: string): string =>
  gzipSync(text, { level: 9 })
    .toString('base64')
    .replaceAll(/.{110}/g, '$&\n')

const unseal = (text: string): string => gunzipSync(Buffer.from(text, 'base64')).toString('utf8')
