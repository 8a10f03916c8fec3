import { type ReactNode, useId } from 'react'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'

interface ToggleGroupProps<Value extends string> {
  legend: string
  hideLegend?: boolean
  hint?: ReactNode
  error?: string | null
  options: readonly { value: Value; label: string }[]
  value: Value
  onValueChange: (value: Value) => void
  /** The id of the option that Tab goes to. */
  controlId?: string
}

/** One of a few, as buttons side by side. They are radio buttons, so the arrow keys move between them. */
export function ToggleGroup<Value extends string>({
  options,
  value,
  onValueChange,
  controlId,
  ...group
}: ToggleGroupProps<Value>) {
  const name = useId()
  return (
    <FieldGroup {...group}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-9 cursor-pointer items-center rounded-control border border-control bg-surface px-3 text-sm font-semibold text-ink-2 transition-colors duration-150 hover:text-ink has-checked:border-blue has-checked:bg-blue-wash has-checked:text-blue has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              {...(option.value === value && controlId !== undefined ? { id: controlId } : {})}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-control outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
