import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describePart, writeList } from '#exports/document/text-blocks.ts'

export function describeBusinessModel(model: WorkbookData['businessModel']): Block[] {
  return [...describeHowItWorks(model), ...describeCostStructure(model)]
}

export function describeHowItWorks(model: WorkbookData['businessModel']): Block[] {
  return [
    ...describePart('Revenue Streams', writeList(model.revenueStreams)),
    ...describePart('Key Resources', writeList(model.keyResources)),
    ...describePart('Key Activities', writeList(model.keyActivities)),
    ...describePart('Key Partnerships', writeList(model.keyPartnerships)),
  ]
}

export function describeCostStructure(model: WorkbookData['businessModel']): Block[] {
  return describePart('Cost Structure', writeList(model.costStructure))
}
