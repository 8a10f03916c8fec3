import { marketAnalysisCopy as copy } from '#domain/plan/fields/market-analysis.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Block } from '#exports/document/document-model.ts'
import { drawMarket } from '#exports/document/drawings/market.ts'
import { describeItems } from '#exports/document/item-blocks.ts'
import { keepFilledItems } from '#exports/document/keep-filled-items.ts'
import { describePart, writeFacts, writeParagraphs, writeTitledItems } from '#exports/document/text-blocks.ts'

export function describeMarketAnalysis(market: WorkbookData['marketAnalysis']): Block[] {
  const sizes = writeFacts([
    { label: copy.tam.label, value: market.tam },
    { label: copy.sam.label, value: market.sam },
    { label: copy.som.label, value: market.som },
  ])
  const picture = drawMarket(market)
  const trends = keepFilledItems(market.trends, copy.trends.createBlank)
  return [
    ...describePart('Market Size', [...sizes, ...(picture ? [picture] : [])]),
    ...describePart('Research Summary', writeParagraphs(market.summary)),
    ...describeItems({
      heading: 'Market Segments',
      caption: 'Market segments, with size and growth',
      itemName: 'Segment',
      items: keepFilledItems(market.segments, copy.segments.createBlank),
      columns: [
        { title: 'Segment', share: 20, read: ({ name }) => name },
        { title: 'Size', share: 24, read: ({ size }) => size },
        { title: 'Growth rate', share: 18, read: ({ growthRate }) => growthRate },
        { title: 'Characteristics', share: 38, read: ({ characteristics }) => characteristics },
      ],
    }),
    ...describePart('Market Trends', writeTitledItems(trends)),
  ]
}
