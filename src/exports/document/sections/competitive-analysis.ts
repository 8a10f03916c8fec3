import { competitiveAnalysisCopy as copy } from '#domain/plan/fields/competitive-analysis.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describeItems } from '#exports/document/item-blocks.ts'
import { keepFilledItems } from '#exports/document/keep-filled-items.ts'
import { describePart, writeParagraphs, writeTitledItems } from '#exports/document/text-blocks.ts'

type Analysis = WorkbookData['competitiveAnalysis']

export function describeCompetitiveAnalysis(analysis: Analysis): Block[] {
  return [
    ...describeAllCompetitors(analysis),
    ...describeAdvantages(analysis),
    ...describePosition(analysis),
    ...describePricingStrategy(analysis),
  ]
}

export function describeAllCompetitors(analysis: Analysis): Block[] {
  return [
    ...describeCompetitors(
      'Direct Competitors',
      'Direct competitors, with strengths, weaknesses, market share and pricing',
      analysis.directCompetitors,
    ),
    ...describeCompetitors(
      'Indirect Competitors',
      'Indirect competitors, with strengths, weaknesses, market share and pricing',
      analysis.indirectCompetitors,
    ),
  ]
}

export function describeAdvantages(analysis: Analysis): Block[] {
  const advantages = keepFilledItems(analysis.competitiveAdvantages, copy.competitiveAdvantages.createBlank)
  return describePart('Competitive Advantages', writeTitledItems(advantages))
}

export function describePosition(analysis: Analysis): Block[] {
  return describePart('Market Position', writeParagraphs(analysis.marketPosition))
}

export function describePricingStrategy(analysis: Analysis): Block[] {
  return describePart('Pricing Strategy', writeParagraphs(analysis.pricingStrategy))
}

type Competitor = Analysis['directCompetitors'][number]

function describeCompetitors(heading: string, caption: string, competitors: readonly Competitor[]): Block[] {
  return describeItems({
    heading,
    caption,
    itemName: 'Competitor',
    items: keepFilledItems(competitors, copy.directCompetitors.createBlank),
    columns: [
      { title: 'Competitor', share: 17, read: ({ name }) => name },
      { title: 'Strengths', share: 26, read: ({ strengths }) => strengths },
      { title: 'Weaknesses', share: 26, read: ({ weaknesses }) => weaknesses },
      { title: 'Market share', share: 15, read: ({ marketShare }) => marketShare },
      { title: 'Pricing', share: 16, read: ({ pricing }) => pricing },
    ],
  })
}
