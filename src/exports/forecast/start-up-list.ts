import { startUpKindLabels } from '#domain/plan/fields/choice-labels.ts'
import { financialProjectionsCopy as copy } from '#domain/plan/fields/financial-projections.ts'
import { startUpKinds } from '#domain/plan/forecast-choices.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describeItems } from '#exports/document/item-blocks.ts'
import { keepFilledItems } from '#exports/document/keep-filled-items.ts'
import type { PrintedForecast } from './printed-forecast.ts'

/** Equipment first, each with where its price is from. */
export function describeStartUpList({ data, money }: PrintedForecast): Block[] {
  const costs = keepFilledItems(data.financialProjections.startupCosts, copy.startupCosts.createBlank)
  const order: readonly string[] = startUpKinds
  const items = costs.toSorted((one, other) => rank(one.kind) - rank(other.kind))
  function rank(kind: string): number {
    return kind === '' ? order.length : order.indexOf(kind)
  }
  return describeItems({
    heading: 'Start-up Costs by Kind',
    caption: 'Start-up costs by kind, with their quotes and the total',
    itemName: 'Cost',
    items,
    columns: [
      {
        title: 'Kind',
        share: 15,
        read: ({ kind }) => (kind === '' ? 'Not chosen' : startUpKindLabels[kind]),
      },
      { title: 'Category', share: 20, read: ({ category }) => category },
      { title: 'Amount', share: 13, align: 'right', read: ({ amount }) => money(Math.max(0, amount)) },
      { title: 'Quote', share: 20, read: ({ quote }) => quote },
      { title: 'What it covers', share: 32, read: ({ description }) => description },
    ],
    closingRow: ['Total', '', money(items.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)), '', ''],
  })
}
