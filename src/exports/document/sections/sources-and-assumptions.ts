import { parseAddress } from '#domain/plan/address/parse-address.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import { sourceKindLabels } from '#domain/plan/fields/choice-labels.ts'
import { labelPath } from '#domain/plan/fields/label-path.ts'
import { nameItem } from '#domain/plan/name-item.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine, isBlank } from '#exports/document/clean-text.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describePart, writeTitledItems } from '#exports/document/text-blocks.ts'

/** Where the figures come from, and what a reader may wonder about, with the answer. Skipped figures are left out. */
export function describeSourcesAndAssumptions(data: WorkbookData): Block[] {
  const { answers, sources } = data.review
  const rows = sources.flatMap(({ field, figure, kind, where, when }) => {
    if (kind === '' || kind === 'skipped' || isBlank(figure)) return []
    const source = [where, when].map(cleanLine).filter(Boolean).join(', ')
    return [[nameField(data, field), cleanLine(figure), sourceKindLabels[kind], source]]
  })
  const table: Block[] =
    rows.length === 0
      ? []
      : [
          {
            type: 'table',
            caption: 'The sources of the key figures',
            columns: [
              { title: 'What', align: 'left', share: 0.3 },
              { title: 'Figure', align: 'right', share: 0.16 },
              { title: 'Kind', align: 'left', share: 0.2 },
              { title: 'Source', align: 'left', share: 0.34 },
            ],
            rows,
          },
        ]
  const assumptions = answers
    .filter(({ reason }) => !isBlank(reason))
    .map(({ title, reason }) => ({ title, description: `This is right because ${reason}` }))
  return [...describePart('Sources', table), ...describePart('Assumptions', writeTitledItems(assumptions))]
}

function nameField(data: WorkbookData, written: string): string {
  const address = parseAddress(written)
  if (!address) return ''
  const labels = labelPath(address, (entry) =>
    typeof entry.at(-1) === 'number' ? null : nameItem(readAt(data, entry)),
  )
  return labels.slice(-2).join(', ')
}
