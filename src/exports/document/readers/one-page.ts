import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine, isBlank } from '#exports/document/clean-text.ts'
import type { ForecastPages } from '#exports/document/forecast-pages.ts'
import { listFounders } from '#exports/document/sections/executive-summary.ts'
import { writeFacts } from '#exports/document/text-blocks.ts'
import { clipText } from './clip-text.ts'
import type { TitledBlocks } from './titled-blocks.ts'

/** About three lines. */
const longestAnswer = 240
const mostItems = 5

/** The plan on one page: each answer in a few lines, and the key figures. */
export function arrangeOnOnePage(data: WorkbookData, pages: ForecastPages | null): TitledBlocks[] {
  const { businessIdea: idea, marketAnalysis: market, competitiveAnalysis: competition } = data
  const facts = [
    { label: 'What we do', value: idea.oneLiner },
    { label: 'Problem', value: idea.problemStatement },
    { label: 'Solution', value: idea.solution },
    { label: 'Customers', value: listNames(market.segments) },
    { label: 'Market', value: sayMarket(market) },
    { label: 'Revenue', value: listTexts(data.businessModel.revenueStreams) },
    { label: 'Competitors', value: listNames(competition.directCompetitors) },
    { label: 'Advantages', value: listTexts(competition.competitiveAdvantages.map(({ title }) => title)) },
    { label: 'Marketing', value: listTexts(data.marketingStrategy.channels) },
    { label: 'Team', value: listFounders(data) },
    { label: 'Request', value: pages?.requestInBrief ?? '' },
  ]
  const answers = writeFacts(
    facts.map(({ label, value }) => ({ label, value: clipText(value, longestAnswer) })),
  )
  return [{ title: 'The Plan on One Page', blocks: [...answers, ...(pages?.keyFigures ?? [])] }]
}

function sayMarket({ tam, sam, som }: WorkbookData['marketAnalysis']): string {
  const sizes = [
    { name: 'TAM', size: tam },
    { name: 'SAM', size: sam },
    { name: 'SOM', size: som },
  ]
  return sizes
    .filter(({ size }) => !isBlank(size))
    .map(({ name, size }) => `${name}: ${clipText(size, 70)}`)
    .join(' · ')
}

function listNames(items: readonly { name: string }[]): string {
  return listTexts(items.map(({ name }) => name))
}

function listTexts(texts: readonly string[]): string {
  return texts
    .map(cleanLine)
    .filter((text) => !isBlank(text))
    .slice(0, mostItems)
    .join('; ')
}
