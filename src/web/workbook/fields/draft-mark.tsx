import { confirmDrafts, listDraftedFields } from '#domain/forecast/inputs/draft-marks.ts'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { findFieldCopy } from '#domain/plan/fields/field-catalog.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'

/** Shows which figures of a card were drafted and that nobody has changed or confirmed them yet. */
export function DraftMark({ place }: { place: AddressPath }) {
  const editor = usePlanEditor()
  // One text, so that typing elsewhere does not draw the card again.
  const fields = usePlan(({ data }) => listDraftedFields(data, place).join(' '))
  if (fields === '') return null
  const labels = fields.split(' ').map((field) => findFieldCopy([...place, field])?.label ?? field)

  function confirm() {
    editor.edit({ label: 'Draft confirmed' }, (workbook) => ({
      ...workbook,
      data: confirmDrafts(workbook.data, place),
    }))
  }

  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <Tag tone="ochre">Draft</Tag>
      <span className="min-w-0 flex-1 basis-60">{`From the rest of your plan: ${labels.join(', ')}.`}</span>
      <Button size="sm" variant="quiet" onClick={confirm}>
        Looks right
      </Button>
    </div>
  )
}
