import { expect, test } from 'vitest'
import { reviewPlan } from '#advisor/review/review-plan.ts'
import { conversionRules } from './conversion.ts'
import { competitionRules } from '#advisor/rules/market/competition.ts'
import { marketGrowthRules } from '#advisor/rules/market/market-growth.ts'
import { marketShareRules } from '#advisor/rules/market/market-share.ts'
import { personaMeansRules } from '#advisor/rules/market/persona-means.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import { capacityRules } from './capacity.ts'
import { forecastGapRules } from './forecast-gaps.ts'
import { growthRules } from './growth.ts'
import { openingRules } from './opening.ts'
import { retentionRules } from './retention.ts'
import { seasonRules } from './season.ts'
import { unitFigureRules } from './unit-figures.ts'

const ids = new Set(
  [
    capacityRules,
    competitionRules,
    conversionRules,
    forecastGapRules,
    growthRules,
    marketGrowthRules,
    marketShareRules,
    openingRules,
    personaMeansRules,
    retentionRules,
    seasonRules,
    unitFigureRules,
  ].flatMap((rules) => rules.map(({ id }) => id)),
)

test.each(templates)('the $id example gets no warning about its forecast or its market', ({ id }) => {
  const warnings = reviewPlan(exampleOf(id), id).filter(
    ({ key, type }) => type === 'warning' && ids.has(key.split('@')[0] ?? ''),
  )
  expect(warnings).toEqual([])
})
