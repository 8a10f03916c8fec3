import { findRiskPriority, placeRisks } from '#domain/drawings/risk-cells.ts'
import { riskAnalysisCopy as copy } from '#domain/plan/fields/risk-analysis.ts'
import type { RiskPriority } from '#domain/plan/risk-priority.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { plural } from '#domain/wording/plural.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describeItems } from '#exports/document/item-blocks.ts'
import { keepFilledItems } from '#exports/document/keep-filled-items.ts'

type Risk = WorkbookData['riskAnalysis']['risks'][number]

const priorities: readonly RiskPriority[] = ['Critical', 'High Priority', 'Medium Priority', 'Low Priority']

/** Keeps the order and numbers of the plan, so that risk 3 on the screen is risk 3 on paper. */
export function describeRiskAnalysis(section: WorkbookData['riskAnalysis']): Block[] {
  const numbered = section.risks.map((risk, index) => ({ ...risk, number: index + 1 }))
  return [
    ...drawMatrix(section.risks),
    ...describeItems({
      heading: 'Risks and Responses',
      caption: 'Risks, with the priority of each and the response',
      itemName: 'Risk',
      items: keepFilledItems(numbered, copy.risks.createBlank),
      columns: [
        { title: 'No.', share: 6, align: 'right', read: ({ number }) => String(number) },
        { title: 'Type', share: 15, read: ({ type }) => type },
        { title: 'What could happen', share: 29, read: ({ description }) => description },
        { title: 'Priority', share: 18, read: sayRating },
        { title: 'What we will do about it', share: 32, read: ({ mitigation }) => mitigation },
      ],
    }),
  ]
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
    return [`${priority}: ${plural(numbers.length, 'risk')} ${numbers.join(', ')}.`]
  })
  if (sentences.length === 0) return []
  return [
    { type: 'heading', level: 2, text: 'Risk Matrix' },
    { type: 'risk-matrix', cells, description: sentences.join(' ') },
  ]
}
