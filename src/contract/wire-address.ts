import * as z from 'zod/mini'
import { parseAddress } from '#domain/plan/address/parse-address.ts'
import { escapeKey, writeAddress } from '#domain/plan/address/write-address.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'

/** The address of a field as clients and models send it. */
export const wireAddressSchema = z.object({
  section: z.string(),
  field: z.string(),
  /** An item of the list by its id, or a line by its index. */
  itemId: z.optional(z.string()),
  /** A field inside the item or the group. Deeper levels follow after dots: 'features.0'. */
  part: z.optional(z.string()),
})
export type WireAddress = z.output<typeof wireAddressSchema>

/** A list of the review, which belongs to no step. */
type ReviewAddress = readonly ['review', 'sources']

export function toWireAddress([section, field, entry, ...inside]: FieldAddress | ReviewAddress): WireAddress {
  if (entry === undefined) return { section, field }
  if (typeof entry === 'string') return { section, field, part: writeAddress([entry, ...inside]) }
  const itemId = typeof entry === 'number' ? String(entry) : entry.id
  return inside.length === 0
    ? { section, field, itemId }
    : { section, field, itemId, part: writeAddress(inside) }
}

/** Null when the plan has no such field. Models make up fields, and versions differ. */
export function parseWireAddress({ section, field, itemId, part }: WireAddress): FieldAddress | null {
  const keys = [section, field, ...(itemId === undefined ? [] : [itemId])].map(escapeKey)
  const address = parseAddress([...keys, ...(part === undefined ? [] : [part])].join('.'))
  const entry: unknown = address?.[2]
  const isInList = entry !== undefined && typeof entry !== 'string'
  // A part of a list needs its item. Do not mistake the part for an item's id.
  return isInList === (itemId !== undefined) ? address : null
}
