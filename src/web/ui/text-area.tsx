import type { ComponentProps } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { joinClasses } from './class-names.ts'
import type { FieldTexts } from './field.tsx'
import { bareInputClasses, FieldBox, FieldFrame, fieldTextClasses, useFieldIds } from './field.tsx'
import { HighlightLayer, paintedByLayerClasses } from './highlight-layer.tsx'
import type { Highlight } from './highlight-ranges.ts'

type TextAreaProps = ComponentProps<'textarea'> &
  FieldTexts & {
    /** Parts of the text to show in pencil. Needs `value`. */
    highlight?: Highlight | undefined
  }

/** A text area that starts at `rows` lines and grows with its text. */
export function TextArea({
  id,
  label,
  hideLabel,
  labelExtra,
  hint,
  error,
  highlight,
  rows = 3,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const ids = useFieldIds({ id, hint, error, describedBy })
  const boxRef = useRef<HTMLDivElement>(null)
  const text = typeof rest.value === 'string' ? rest.value : ''
  const ranges = highlight ? highlight(text) : []

  // After every commit, because only a commit can change the text.
  useLayoutEffect(() => {
    const area = boxRef.current?.querySelector('textarea')
    if (area && !CSS.supports('field-sizing', 'content')) fitHeight(area)
  })

  return (
    <FieldFrame {...{ ids, label, hideLabel, labelExtra, hint, error, className }}>
      <FieldBox>
        <div ref={boxRef} className="relative min-w-0 flex-1">
          {ranges.length > 0 && <HighlightLayer text={text} ranges={ranges} multiline />}
          <textarea
            {...rest}
            {...ids.control}
            rows={rows}
            style={{ minHeight: `calc(${rows}lh + 1.25rem)` }}
            className={joinClasses(
              bareInputClasses,
              fieldTextClasses,
              'field-sizing-content max-h-[70dvh] resize-none break-words whitespace-pre-wrap',
              ranges.length > 0 && paintedByLayerClasses,
            )}
          />
        </div>
      </FieldBox>
    </FieldFrame>
  )
}

/** For browsers without `field-sizing`: as tall as the text asks for. */
function fitHeight(area: HTMLTextAreaElement) {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
