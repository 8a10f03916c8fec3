import type { Article } from './article.ts'
import { businessIdeaArticles } from './business-idea.ts'
import { businessModelArticles } from './business-model.ts'
import { competitiveAnalysisArticles } from './competitive-analysis.ts'
import { customerPersonaArticles } from './customer-personas.ts'
import { fundingArticles } from './funding.ts'
import { implementationTimelineArticles } from './implementation-timeline.ts'
import { legalStructureArticles } from './legal-structure.ts'
import { lenderArticles } from './lenders.ts'
import { marketAnalysisArticles } from './market-analysis.ts'
import { marketingStrategyArticles } from './marketing-strategy.ts'
import { moneyArticles } from './money.ts'
import { operationsPlanArticles } from './operations-plan.ts'
import { riskAnalysisArticles } from './risk-analysis.ts'
import { teamStructureArticles } from './team-structure.ts'
import { unitEconomicsArticles } from './unit-economics.ts'
import { writingArticles } from './writing.ts'

export const articles: readonly Article[] = [
  ...businessIdeaArticles,
  ...marketAnalysisArticles,
  ...businessModelArticles,
  ...competitiveAnalysisArticles,
  ...customerPersonaArticles,
  ...marketingStrategyArticles,
  ...operationsPlanArticles,
  ...unitEconomicsArticles,
  ...moneyArticles,
  ...teamStructureArticles,
  ...legalStructureArticles,
  ...riskAnalysisArticles,
  ...implementationTimelineArticles,
  ...fundingArticles,
  ...lenderArticles,
  ...writingArticles,
]

export function findArticle(id: string): Article | null {
  return articles.find((article) => article.id === id) ?? null
}
