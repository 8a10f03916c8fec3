import { labelChoice } from '#domain/plan/fields/choice-labels.ts'
import { entityTypes } from '#domain/plan/lists/entity-types.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describePart, writeFacts, writeList } from '#exports/document/text-blocks.ts'

type Legal = WorkbookData['legalStructure']

export function describeLegalStructure(legal: Legal): Block[] {
  return [...describeLegalForm(legal), ...describePermits(legal), ...describeIntellectualProperty(legal)]
}

export function describeLegalForm(legal: Legal): Block[] {
  return writeFacts([
    { label: 'Legal form', value: nameEntity(legal.businessEntity) },
    { label: 'Jurisdiction', value: legal.jurisdiction },
    { label: 'NAICS code', value: legal.naicsCode },
    { label: 'Tax year', value: legal.taxYear },
    {
      label: 'Accounting basis',
      value: labelChoice('legalStructure.accountingBasis', legal.accountingBasis) ?? legal.accountingBasis,
    },
  ])
}

export function describePermits(legal: Legal): Block[] {
  return [
    ...describePart('Licenses and Permits', writeList(legal.licenses)),
    ...describePart('Regulations', writeList(legal.regulations)),
  ]
}

export function describeIntellectualProperty(legal: Legal): Block[] {
  return describePart('Intellectual Property', writeList(legal.intellectualProperty))
}

/** An entity that is not on our list came from a person or another program and stays as it is. */
export function nameEntity(entity: string): string {
  return entityTypes.find(({ value }) => value === entity)?.label ?? entity
}
