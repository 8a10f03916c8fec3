import { useRef } from 'react'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useCaret } from '#web/ui/fields/use-caret.ts'
import type { TextAddress } from '#domain/plan/address/field-address.ts'
import type { FieldHint } from '#domain/plan/fields/field-copy.ts'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { describeField } from './field-texts.tsx'
import { usePlanField } from './use-plan-field.ts'

interface TextInputProps {
  address: TextAddress
  className?: string
  /** The default name of a new item. Typing replaces it. */
  stockText?: string
  /** The id of a `datalist` with suggestions. */
  list?: string
  /** For a field whose hint is not in the catalog. */
  ownHint?: FieldHint | null
}

export function TextInput({ address, className, stockText, list, ownHint }: TextInputProps) {
  const { value = '', change } = usePlanField(address)
  const inputRef = useRef<HTMLInputElement>(null)
  const noteCaret = useCaret(inputRef, value)
  return (
    <TextField
      {...describeField(address, ownHint)}
      id={toControlId(address)}
      className={className}
      value={value}
      highlight={findPlaceholders}
      autoComplete="off"
      list={list}
      onFocus={(event) => {
        if (value !== '' && value === stockText) event.currentTarget.select()
      }}
      ref={inputRef}
      onSelect={noteCaret}
      onChange={(event) => {
        noteCaret(event)
        change(event.currentTarget.value)
      }}
    />
  )
}
