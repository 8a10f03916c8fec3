import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import type { FieldPlace } from '#domain/plan/field-values.ts'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { describeField } from './field-texts.tsx'
import { usePlanField } from './use-plan-field.ts'

/** For answers of more than a line; it grows with them. */
export function LongText({ place, rows }: { place: FieldPlace; rows?: number }) {
  const { value = '', change } = usePlanField<string>(place)
  return (
    <TextArea
      {...describeField(place)}
      id={toControlId(place)}
      {...(rows === undefined ? {} : { rows })}
      value={value}
      highlight={findPlaceholders}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
