import { ChevronDown, CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { useForecastNotes } from '#web/workbook/steps/forecast/calculation/use-forecast-notes.ts'

interface FoldedGroupProps {
  title: string
  /** What the folded fields say now. */
  summary: ReactNode
  /** The fields inside, whose notes would be hidden with them. */
  fields: readonly AddressPath[]
  /** Drawn only once it is opened, unless a link may lead into it. */
  isKept?: boolean
  children: ReactNode
}

/** Fields that most people leave as they are, behind one line that says what they are. */
export function FoldedGroup({ title, summary, fields, isKept = true, children }: FoldedGroupProps) {
  const [wasOpen, setWasOpen] = useState(false)
  const note = useForecastNotes(fields)
  return (
    <details
      className="group/fold border-t border-rule"
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpen(true)
      }}
    >
      <summary className="flex min-h-12 list-none flex-wrap items-center gap-x-3 py-2 text-[0.9375rem] [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{title}</span>
        <span className="min-w-0 flex-1 text-sm text-ink-2 max-sm:order-last max-sm:basis-full">
          {summary}
          {note !== null && (
            <span className="flex items-start gap-1.5 text-red group-open/fold:hidden">
              <Icon of={CircleAlert} className="mt-[0.2em]" />
              {note}
            </span>
          )}
        </span>
        <span className="ml-auto inline-flex items-center gap-1 text-sm font-semibold text-blue">
          <span className="group-open/fold:hidden">Change</span>
          <span className="hidden group-open/fold:inline">Close</span>
          <Icon of={ChevronDown} className="group-open/fold:rotate-180" />
        </span>
      </summary>
      <div className="flex flex-col gap-5 pt-2 pb-4">{(isKept || wasOpen) && children}</div>
    </details>
  )
}
