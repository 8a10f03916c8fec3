import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine, isBlank } from '#exports/document/clean-text.ts'
import { clipList, clipText } from '#exports/document/clip-text.ts'
import type { ForecastPages } from '#exports/document/forecast-pages.ts'
import { nameFounders } from '#exports/document/sections/executive-summary.ts'
import { writeFacts, writeParagraphs } from '#exports/document/text-blocks.ts'
import type { TitledBlocks } from './titled-blocks.ts'

/** About three lines, and about two. All of them fit on either paper, with the key figures below. */
const longestAnswer = 210
const longestList = 180
const longestSize = 42
const mostItems = 5

/** The plan on one page: each answer in a few lines, and the key figures. */
export function arrangeOnOnePage(
  data: WorkbookData,
  pages: ForecastPages | null,
  summary: string,
): TitledBlocks[] {
  const { businessIdea: idea, marketAnalysis: market, competitiveAnalysis: competition } = data
  const hasOwnSummary = !isBlank(data.implementationTimeline.executiveSummary)
  const facts = [
    { label: 'Problem', value: clipText(idea.problemStatement, longestAnswer) },
    { label: 'Solution', value: clipText(idea.solution, longestAnswer) },
    { label: 'Customers', value: listNames(market.segments) },
    { label: 'Market', value: sayMarket(market) },
    { label: 'Revenue', value: listTexts(data.businessModel.revenueStreams) },
    { label: 'Competitors', value: listNames(competition.directCompetitors) },
    { label: 'Advantages', value: listTexts(competition.competitiveAdvantages.map(({ title }) => title)) },
    { label: 'Marketing', value: listTexts(data.marketingStrategy.channels) },
    { label: 'Team', value: clipList(nameFounders(data), ', ', longestList) },
    // The drafted summary says it in full.
    { label: 'Request', value: hasOwnSummary ? (pages?.requestInBrief ?? '') : '' },
  ]
  return [
    {
      title: 'The Plan on One Page',
      blocks: [...writeParagraphs(summary), ...writeFacts(facts), ...(pages?.keyFigures ?? [])],
    },
  ]
}

function sayMarket({ tam, sam, som }: WorkbookData['marketAnalysis']): string {
  const sizes = [
    { name: 'TAM', size: tam },
    { name: 'SAM', size: sam },
    { name: 'SOM', size: som },
  ]
  return sizes
    .filter(({ size }) => !isBlank(size))
    .map(({ name, size }) => `${name}: ${clipText(takeAmount(size), longestSize)}`)
    .join(' · ')
}

/** What is said of a size before how it was counted. */
function takeAmount(size: string): string {
  return cleanLine(size).split(/:\s|;\s|\s\(/u)[0] ?? ''
}

function listNames(items: readonly { name: string }[]): string {
  return listTexts(items.map(({ name }) => name))
}

function listTexts(texts: readonly string[]): string {
  const entries = texts.map(cleanLine).filter((text) => !isBlank(text))
  return clipList(entries.slice(0, mostItems), '; ', longestList)
}
