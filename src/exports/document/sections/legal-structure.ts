import { entityTypes } from '#domain/plan/lists/entity-types.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describePart, writeFacts, writeList } from '#exports/document/text-blocks.ts'

export function describeLegalStructure(legal: WorkbookData['legalStructure']): Block[] {
  return [
    ...writeFacts([
      { label: 'Legal form', value: nameEntity(legal.businessEntity) },
      { label: 'Jurisdiction', value: legal.jurisdiction },
    ]),
    ...describePart('Licenses and Permits', writeList(legal.licenses)),
    ...describePart('Regulations', writeList(legal.regulations)),
    ...describePart('Intellectual Property', writeList(legal.intellectualProperty)),
  ]
}

/** An entity that is not on our list came from a person or another program and stays as it is. */
function nameEntity(entity: string): string {
  return entityTypes.find(({ value }) => value === entity)?.label ?? entity
}
