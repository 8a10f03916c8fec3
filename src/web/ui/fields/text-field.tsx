import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import type { FieldTexts } from './field.tsx'
import { bareInputClasses, FieldBox, FieldFrame, fieldTextClasses, useFieldIds } from './field.tsx'
import { HighlightLayer, paintedByLayerClasses } from './highlight-layer.tsx'
import type { Highlight } from './highlight-ranges.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> &
  FieldTexts & {
    /** Shown under the field while there is no error: what the answer is read as. */
    note?: string | null | undefined
    /** Shown inside the box before the text, such as a currency sign. */
    leading?: ReactNode
    /** Shown inside the box after the text, such as a unit or a button. */
    trailing?: ReactNode
    /** Shown below the field. */
    after?: ReactNode
    /** Parts of the text to show in pencil. Needs `value`. */
    highlight?: Highlight | undefined
  }

export function TextField({
  id,
  label,
  hideLabel,
  labelExtra,
  hint,
  error,
  note,
  leading,
  trailing,
  after,
  highlight,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds({ id, hint, error, note, describedBy })
  const text = typeof rest.value === 'string' ? rest.value : ''
  const ranges = highlight ? highlight(text) : []
  return (
    <FieldFrame {...{ ids, label, hideLabel, labelExtra, hint, error, note, after, className }}>
      <FieldBox invalid={Boolean(error)} disabled={rest.disabled}>
        {leading !== undefined && <Adornment side="left">{leading}</Adornment>}
        <div className="relative min-w-0 flex-1">
          {ranges.length > 0 && <HighlightLayer text={text} ranges={ranges} />}
          <input
            type="text"
            {...rest}
            {...ids.control}
            className={joinClasses(
              bareInputClasses,
              fieldTextClasses,
              ranges.length > 0 && paintedByLayerClasses,
              leading !== undefined && 'pl-1.5',
              trailing !== undefined && 'pr-1.5',
            )}
          />
        </div>
        {trailing !== undefined && <Adornment side="right">{trailing}</Adornment>}
      </FieldBox>
    </FieldFrame>
  )
}

function Adornment({ side, children }: { side: 'left' | 'right'; children: ReactNode }) {
  return (
    <span
      className={joinClasses('flex shrink-0 items-center text-ink-3', side === 'left' ? 'pl-3.5' : 'pr-3')}
    >
      {children}
    </span>
  )
}
