import type { Proposal, Suggestion } from '#advisor/advice/advice.ts'
import type { WireProposal, WireSuggestion } from './assistant.ts'
import { parseWireAddress, toWireAddress } from './wire-address.ts'

export function toWireSuggestion({ address, ...suggestion }: Suggestion): WireSuggestion {
  return address ? { ...suggestion, field: toWireAddress(address) } : suggestion
}

export function toWireProposal({ address, assumptions, ...proposal }: Proposal): WireProposal {
  return { ...proposal, place: toWireAddress(address), assumptions: [...assumptions] }
}

/** Null when the plan has no such field. */
export function parseWireProposal({ place, ...proposal }: WireProposal): Proposal | null {
  const address = parseWireAddress(place)
  return address && { ...proposal, address }
}
