import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describePart, writeList, writeParagraphs } from '#exports/document/text-blocks.ts'

export function describeOperationsPlan(operations: WorkbookData['operationsPlan']): Block[] {
  return [
    ...describePart('Key Processes', writeList(operations.keyProcesses)),
    ...describePart('Suppliers', writeList(operations.suppliers)),
    ...describePart('Technology and Equipment', writeList(operations.technology)),
    ...describePart('Quality Control', writeParagraphs(operations.quality)),
  ]
}
