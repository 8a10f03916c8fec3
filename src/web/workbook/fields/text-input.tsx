import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { FieldPlace } from '#domain/plan/field-values.ts'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { describeField } from './field-texts.tsx'
import { usePlanField } from './use-plan-field.ts'

interface TextInputProps {
  place: FieldPlace
  className?: string
  /** What a new item is called until it gets a name of its own; typing replaces it. */
  stockText?: string
}

export function TextInput({ place, className, stockText }: TextInputProps) {
  const { value = '', change } = usePlanField<string>(place)
  return (
    <TextField
      {...describeField(place)}
      id={toControlId(place)}
      className={className}
      value={value}
      highlight={findPlaceholders}
      autoComplete="off"
      onFocus={(event) => {
        if (value !== '' && value === stockText) event.currentTarget.select()
      }}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
