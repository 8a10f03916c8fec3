import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import type { FieldTexts } from './field.tsx'
import { bareInputClasses, FieldBox, FieldFrame, useFieldIds } from './field.tsx'
import { Icon } from '#web/ui/display/icon.tsx'

type SelectProps = ComponentProps<'select'> &
  FieldTexts & {
    /** 'sm' for toolbars. */
    look?: 'md' | 'sm' | undefined
  }

/** The browser's own select, which works best on phones. Takes `option` and `optgroup` as children. */
export function Select({
  id,
  label,
  hideLabel,
  labelExtra,
  hint,
  error,
  look = 'md',
  className,
  'aria-describedby': describedBy,
  children,
  ...rest
}: SelectProps) {
  const ids = useFieldIds({ id, hint, error, describedBy })
  return (
    <FieldFrame {...{ ids, label, hideLabel, labelExtra, hint, error, look, className }}>
      {/* In a toolbar its text and arrow identify it, so the border may be as light as a button's. */}
      <FieldBox
        invalid={Boolean(error)}
        disabled={rest.disabled}
        className={joinClasses('relative', look === 'sm' && 'border-rule-2!')}
      >
        <select
          {...rest}
          {...ids.control}
          className={joinClasses(
            bareInputClasses,
            'appearance-none truncate *:bg-surface *:text-ink',
            look === 'md' ? 'py-2.5 pr-10 pl-3.5 text-base' : 'py-2 pr-9 pl-3 text-sm font-medium',
          )}
        >
          {children}
        </select>
        <Icon
          of={ChevronDown}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
        />
      </FieldBox>
    </FieldFrame>
  )
}
