import { findFigures } from '#advisor/advice/find-figures.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { giveSource } from './sources.ts'

/** The plan with every figure of a proposed text marked as suggested by AI, unless it already has a source. */
export function markSuggested(data: WorkbookData, address: FieldAddress, text: string): WorkbookData {
  return findFigures(text).reduce((marked, figure) => {
    const id = `${writeAddress(address)}=${figure}`
    if (marked.review.sources.some((source) => source.id === id)) return marked
    return giveSource(marked, { id, address, figure }, { kind: 'suggested' })
  }, data)
}
