import { useId } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'

interface SegmentsProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onValueChange: (value: Value) => void
  /** Tabs under a heading, or one switch. */
  look: 'tabs' | 'switch'
}

const looks = {
  tabs: {
    group: 'flex gap-x-3.5 overflow-x-auto max-sm:text-[0.8125rem] sm:gap-x-5 sm:text-sm',
    option:
      'border-b-2 border-transparent py-1 text-ink-2 hover:text-ink has-checked:border-blue has-checked:text-blue',
  },
  switch: {
    group: 'inline-flex text-sm rounded-control border border-rule-2 bg-sunk p-0.5',
    option:
      'rounded-[6px] border border-transparent px-3 py-1 text-ink-2 hover:text-ink has-checked:border-rule-2 has-checked:bg-surface has-checked:text-ink',
  },
}

/** A choice of few words in one line. They are the browser's radio buttons, so arrow keys move between them. */
export function Segments<Value extends string>({
  legend,
  options,
  value,
  onValueChange,
  look,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className={looks[look].group}>
        {options.map((option) => (
          <label
            key={option.value}
            className={joinClasses(
              'relative cursor-pointer leading-6 whitespace-nowrap font-semibold pointer-coarse:py-2.5',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-blue',
              looks[look].option,
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
