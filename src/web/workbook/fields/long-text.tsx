import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import type { FieldPlace } from '#domain/plan/field-values.ts'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { describeField } from './field-texts.tsx'
import { useTextSource } from './use-text-source.ts'

/** For answers of more than a line; it grows with them. */
export function LongText({ place, rows }: { place: FieldPlace; rows?: number }) {
  const texts = describeField(place)
  const source = useTextSource(place, texts.label)
  return (
    <TextArea
      {...texts}
      id={toControlId(place)}
      {...(rows === undefined ? {} : { rows })}
      source={source}
      highlight={findPlaceholders}
    />
  )
}
