import { readField } from '#domain/plan/field-values.ts'
import { findFieldCopy } from '#domain/plan/fields/catalogue.ts'
import type { ListCopy } from '#domain/plan/fields/field-copy.ts'
import { nameItem, shortenName } from '#domain/plan/name-item.ts'
import { steps } from '#domain/plan/steps.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Proposal } from './advice.ts'

/**
 * Where a proposal goes, in the words of the form: 'Customer personas / Dana / Goals', with the step before it unless
 * it is the open one. Its label may come from a model, which can name a different place than the one it writes to.
 */
export function nameProposal(
  data: WorkbookData,
  { place, change }: Pick<Proposal, 'place' | 'change'>,
  openSection: SectionKey,
): string {
  const { section, field, itemId, part } = place
  const list = findFieldCopy(`${section}.${field}`)
  const inside = part === undefined ? null : findFieldCopy(`${section}.${field}.${part}`)
  const written = part === undefined ? list : inside
  if (!written) return 'A field that is not in your plan'
  const names = [
    list?.label,
    itemId === undefined ? null : nameEntry(readField(data, [section, field, itemId])),
    inside?.label,
    change.kind === 'replace' ? null : `New ${(written as Partial<ListCopy>).singular ?? 'entry'}`,
  ]
  const step = steps.find(({ key }) => key === section)
  const where = step && section !== openSection ? `${step.name}: ` : ''
  return where + names.filter(Boolean).join(' / ')
}

function nameEntry(entry: unknown): string {
  return typeof entry === 'string' ? shortenName(entry) : nameItem(entry)
}
