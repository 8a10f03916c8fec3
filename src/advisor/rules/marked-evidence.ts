import type { Evidence } from '#advisor/advice/advice.ts'

/** One place of a finding, with the words it is about marked, as long as what is shown of the text has them. */
export function markEvidence(address: Evidence['address'], says: string, mark: string): Evidence {
  return { address, says, ...(mark !== '' && says.includes(mark) && { mark }) }
}
