import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describePart, writeFacts, writeParagraphs } from '#exports/document/text-blocks.ts'

export function describeBusinessIdea(idea: WorkbookData['businessIdea']): Block[] {
  return [
    ...writeFacts([{ label: 'Business name', value: idea.name }]),
    ...writeParagraphs(idea.oneLiner),
    ...describeIdeaParts(idea),
  ]
}

export function describeIdeaParts(idea: WorkbookData['businessIdea']): Block[] {
  return [
    ...describePart('Problem', writeParagraphs(idea.problemStatement)),
    ...describePart('Solution', writeParagraphs(idea.solution)),
    ...describePart('Value Proposition', writeParagraphs(idea.valueProposition)),
  ]
}
