import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describePart, writeList, writeParagraphs } from '#exports/document/text-blocks.ts'

export function describeMarketingStrategy(strategy: WorkbookData['marketingStrategy']): Block[] {
  return [
    ...describePart('Marketing Channels', writeList(strategy.channels)),
    ...describePart('Marketing Budget', writeParagraphs(strategy.budget)),
    ...describePart('Marketing Timeline', writeParagraphs(strategy.timeline)),
    ...describePart('Success Metrics', writeList(strategy.metrics)),
  ]
}
