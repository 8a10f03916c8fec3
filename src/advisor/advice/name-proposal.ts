import { readAt } from '#domain/plan/address/values-at.ts'
import { findFieldCopy } from '#domain/plan/fields/field-catalog.ts'
import type { ListCopy } from '#domain/plan/fields/field-copy.ts'
import { labelPath } from '#domain/plan/fields/label-path.ts'
import { nameItem, shortenName } from '#domain/plan/name-item.ts'
import { steps } from '#domain/plan/steps.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Proposal } from './advice.ts'

/** The name of a field that this version does not know. */
export const unknownFieldName = 'A field that is not in your plan'

/**
 * Where a proposal goes, in the words of the form: 'Customer personas / Dana / Goals', with the step before it unless
 * it is the open one. Its label may come from a model, which can name a different field than the one it writes to.
 */
export function nameProposal(
  data: WorkbookData,
  { address, change }: Pick<Proposal, 'address' | 'change'>,
  openSection: SectionKey,
): string {
  const [section] = address
  const copy: Partial<ListCopy> | null = findFieldCopy(address)
  if (!copy) return unknownFieldName
  const names = [...labelPath(address, (entry) => nameEntry(readAt(data, entry)))]
  if (change.kind !== 'replace') names.push(`New ${copy.singular ?? 'entry'}`)
  const step = steps.find(({ key }) => key === section)
  const where = step && section !== openSection ? `${step.name}: ` : ''
  return where + names.join(' / ')
}

function nameEntry(entry: unknown): string {
  return typeof entry === 'string' ? shortenName(entry) : nameItem(entry)
}
