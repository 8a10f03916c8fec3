import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import { labelPath } from '#domain/plan/fields/label-path.ts'
import { nameItem } from '#domain/plan/name-item.ts'
import { findPartOfField, partName } from '#domain/plan/step-parts.ts'
import { steps } from '#domain/plan/steps.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/** Where a field is, as the workbook names it: 'Step 8 · Sales' and 'Segments / Commuters / Size'. */
export function namePlace(data: WorkbookData, address: FieldAddress): [step: string, field: string] {
  const step = steps.find(({ key }) => key === address[0])
  const part = findPartOfField(address, data)
  const path = labelPath(address, (entry) =>
    typeof entry.at(-1) === 'number' ? null : nameItem(readAt(data, entry)),
  )
  const place = step ? `Step ${step.number} · ${part === null ? step.name : partName(part)}` : 'Plan'
  return [place, path.join(' / ')]
}

/** 'Steps 8, 12' */
export function nameSteps(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'Step' : 'Steps'} ${numbers.toSorted((one, other) => one - other).join(', ')}`
}
