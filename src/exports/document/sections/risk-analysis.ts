import { findRiskPriority, placeRisks } from '#domain/figures/risk-cells.ts'
import { riskAnalysisCopy as copy } from '#domain/plan/fields/risk-analysis.ts'
import type { RiskPriority } from '#domain/plan/risk-priority.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describeItems } from '#exports/document/item-blocks.ts'
import { keepFilledItems } from '#exports/document/keep-filled-items.ts'

type Risk = WorkbookData['riskAnalysis']['risks'][number]

const priorities: readonly RiskPriority[] = ['Critical', 'High Priority', 'Medium Priority', 'Low Priority']

/** The most dangerous first, numbered in that order in the matrix and in the table. */
export function describeRiskAnalysis(section: WorkbookData['riskAnalysis']): Block[] {
  const risks = keepFilledItems(section.risks, copy.risks.createBlank).toSorted(
    (one, other) => rank(one) - rank(other),
  )
  return [
    ...drawMatrix(risks),
    ...describeItems({
      heading: 'Risks and Responses',
      caption: 'The risks by priority, with what will be done about each',
      itemName: 'Risk',
      items: risks,
      columns: [
        { title: 'No.', share: 6, align: 'right', read: (_, index) => String(index + 1) },
        { title: 'Type', share: 15, read: ({ type }) => type },
        { title: 'What could happen', share: 29, read: ({ description }) => description },
        { title: 'Priority', share: 18, read: sayRating },
        { title: 'What we will do about it', share: 32, read: ({ mitigation }) => mitigation },
      ],
    }),
  ]
}

/** Risks that nobody has rated come last: they have no place in the matrix. */
function rank(risk: Risk): number {
  const priority = findRiskPriority(risk)
  return priority === null ? priorities.length : priorities.indexOf(priority)
}

function sayRating(risk: Risk): string {
  const levels = [
    risk.impact === '' ? '' : `impact ${risk.impact}`,
    risk.probability === '' ? '' : `probability ${risk.probability}`,
  ]
  const rating = levels.filter((level) => level !== '').join(', ')
  const priority = findRiskPriority(risk) ?? 'Not rated'
  return rating === '' ? priority : `${priority}\n(${rating})`
}

function drawMatrix(risks: readonly Risk[]): Block[] {
  const cells = placeRisks(risks)
  const sentences = priorities.flatMap((priority) => {
    const numbers = risks.flatMap((risk, index) => (findRiskPriority(risk) === priority ? [index + 1] : []))
    if (numbers.length === 0) return []
    return [`${priority}: ${numbers.length === 1 ? 'risk' : 'risks'} ${numbers.join(', ')}.`]
  })
  if (sentences.length === 0) return []
  return [
    { type: 'heading', level: 2, text: 'Risk Matrix' },
    { type: 'risk-matrix', cells, description: sentences.join(' ') },
  ]
}
