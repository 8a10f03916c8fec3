import type { ReactNode } from 'react'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import type { TextAddress } from '#domain/plan/address/field-address.ts'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { describeField } from './field-texts.tsx'
import { useTextSource } from './use-text-source.ts'

export interface LongTextProps {
  address: TextAddress
  rows?: number
  /** Shown below the field. */
  after?: ReactNode
  /** Called when the person leaves the field. */
  onLeave?: () => void
}

/** For answers longer than a line. The field grows with the text. */
export function LongText({ address, rows, after, onLeave }: LongTextProps) {
  const texts = describeField(address)
  const source = useTextSource(address, texts.label)
  return (
    <TextArea
      {...texts}
      id={toControlId(address)}
      {...(rows === undefined ? {} : { rows })}
      source={source}
      highlight={findPlaceholders}
      after={after}
      onBlur={onLeave}
    />
  )
}
