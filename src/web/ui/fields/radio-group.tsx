import type { ReactNode } from 'react'
import { useId } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { FieldGroup } from './field-group.tsx'
import { Radio } from './radio.tsx'

type RadioOption<Value extends string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
}

type RadioGroupProps<Value extends string> = {
  legend: string
  hideLegend?: boolean | undefined
  hint?: ReactNode
  error?: string | null | undefined
  options: readonly RadioOption<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  /** Side by side, wrapping, for short labels. */
  inline?: boolean | undefined
  className?: string | undefined
}

export function RadioGroup<Value extends string>({
  options,
  value,
  onValueChange,
  inline = false,
  ...group
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <FieldGroup {...group}>
      <div className={joinClasses('flex gap-x-6 gap-y-2', inline ? 'flex-wrap' : 'flex-col')}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
