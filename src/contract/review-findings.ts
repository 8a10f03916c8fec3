import * as z from 'zod/mini'
import type { AddedFinding } from '#advisor/advice/added-finding.ts'
import { parseAddress } from '#domain/plan/address/parse-address.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'

/** A finding as a model writes it and as the server passes it on. The address is one word: 'businessIdea.solution'. */
export const addedFindingSchema = z.object({
  title: z.string(),
  content: z.string(),
  suggestion: z._default(z.string(), ''),
  places: z.array(z.object({ address: z.string(), quote: z.string() })),
})
type WrittenFinding = z.output<typeof addedFindingSchema>

export const reviewFindingsAnswerSchema = z.object({
  findings: z._default(z.array(addedFindingSchema), () => []),
  source: z.enum(['built-in', 'model']),
  /** Why there are none, such as that today's questions are used up. */
  notice: z.optional(z.string()),
})
export type ReviewFindingsAnswer = z.output<typeof reviewFindingsAnswerSchema>

/** The findings that have the right shape and name fields of the plan. The others are dropped one by one. */
export function parseAddedFindings(written: unknown): AddedFinding[] {
  const list: unknown[] = Array.isArray(written) ? written : []
  return list.flatMap((one) => {
    const parsed = z.safeParse(addedFindingSchema, one)
    const places = parsed.success ? parsePlaces(parsed.data.places) : null
    return parsed.success && places ? [{ ...parsed.data, places }] : []
  })
}

export function toWireFinding({ places, ...words }: AddedFinding): WrittenFinding {
  return {
    ...words,
    places: places.map(({ address, quote }) => ({ address: writeAddress(address), quote })),
  }
}

function parsePlaces(written: WrittenFinding['places']): AddedFinding['places'] | null {
  const places = written.flatMap(({ address: text, quote }) => {
    const address = parseAddress(text)
    return address ? [{ address, quote }] : []
  })
  return places.length === written.length ? places : null
}
