import type { Proposal, Suggestion } from '#advisor/advice/advice.ts'
import type { WireProposal, WireSuggestion } from './assistant.ts'
import { parseWireAddress, toWireAddress } from './wire-address.ts'

/** Without the evidence and sums, which the review shows from its own reading of the plan. */
export function toWireSuggestion({ type, title, content, address }: Suggestion): WireSuggestion {
  return { type, title, content, ...(address && { field: toWireAddress(address) }) }
}

export function toWireProposal({ address, assumptions, ...proposal }: Proposal): WireProposal {
  return { ...proposal, place: toWireAddress(address), assumptions: [...assumptions] }
}

/** Null when the plan has no such field. */
export function parseWireProposal({ place, ...proposal }: WireProposal): Proposal | null {
  const address = parseWireAddress(place)
  return address && { ...proposal, address }
}
