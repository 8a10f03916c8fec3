import type { ComponentProps, ReactNode } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import type { FieldTexts } from './field.tsx'
import { bareInputClasses, FieldBox, FieldFrame, fieldTextClasses, useFieldIds } from './field.tsx'
import { HighlightLayer, paintedByLayerClasses } from './highlight-layer.tsx'
import type { Highlight } from './highlight-ranges.ts'
import { type TextSource, useGlowingText, useIsWritten, useShownText } from './text-source.ts'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> &
  FieldTexts & {
    /** Without it the field manages its own text. */
    source?: TextSource | undefined
    /** Parts of the text to show in pencil. Needs `source`. */
    highlight?: Highlight | undefined
    /** Shown below the field. */
    after?: ReactNode
  }

/** A text area that starts at `rows` lines and grows with its text. */
export function TextArea({
  id,
  label,
  hideLabel,
  labelExtra,
  hint,
  error,
  source,
  highlight,
  after,
  rows = 3,
  className,
  defaultValue,
  placeholder,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const ids = useFieldIds({ id, hint, error, describedBy })
  const boxRef = useRef<HTMLDivElement>(null)
  const [firstText] = useState(() => source?.read())
  const glowing = useGlowingText(source, highlight)
  const isWritten = useIsWritten(source)
  useShownText(boxRef, source, fitHeight)

  useLayoutEffect(() => {
    const area = boxRef.current?.querySelector('textarea')
    if (area) fitHeight(area)
  }, [])

  return (
    <FieldFrame {...{ ids, label, hideLabel, labelExtra, hint, error, className }}>
      <FieldBox invalid={Boolean(error)} disabled={rest.disabled}>
        <div ref={boxRef} className="relative min-w-0 flex-1">
          {glowing !== null && highlight && (
            <HighlightLayer text={glowing} ranges={highlight(glowing)} multiline />
          )}
          <textarea
            {...rest}
            {...ids.control}
            rows={rows}
            // Browsers lay out even a hidden placeholder again on each key.
            placeholder={isWritten ? undefined : placeholder}
            defaultValue={firstText ?? defaultValue}
            onChange={(event) => {
              source?.write(event.currentTarget.value)
              fitHeight(event.currentTarget)
            }}
            style={{ minHeight: `calc(${rows}lh + 1.25rem)` }}
            className={joinClasses(
              bareInputClasses,
              fieldTextClasses,
              'field-sizing-content max-h-[70dvh] resize-none break-words whitespace-pre-wrap',
              glowing !== null && paintedByLayerClasses,
            )}
          />
        </div>
      </FieldBox>
      {after}
    </FieldFrame>
  )
}

const growsByItself = CSS.supports('field-sizing', 'content')

/** For browsers without `field-sizing`: makes the field as tall as its text. */
function fitHeight(area: HTMLTextAreaElement) {
  if (growsByItself) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
