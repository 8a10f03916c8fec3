import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { loadPart } from '#web/loading/load-part.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { toControlId, usePlan } from '#web/workbook/editor/plan-context.tsx'

const CoverFields = createLazyPart(
  async () => (await loadPart(() => import('./business-idea-cover-fields.tsx'))).CoverFields,
)

/** What only the cover needs, behind one line that says what is there. A link to one of its fields opens it. */
export function CoverFold() {
  const [wasOpen, setWasOpen] = useState(false)
  const owners = usePlan(({ data }) => data.businessIdea.cover.owners)
  return (
    <details
      className="group/fold -mb-3 border-t border-rule"
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpen(true)
      }}
    >
      <summary
        id={toControlId(['businessIdea', 'cover'])}
        className="flex min-h-12 list-none flex-wrap items-center gap-x-3 py-2 text-[0.9375rem] [&::-webkit-details-marker]:hidden"
      >
        <span className="font-semibold">For the cover</span>
        <span className="min-w-0 flex-1 truncate text-sm text-ink-2 max-sm:order-last max-sm:basis-full">
          {owners.trim() === '' ? 'Owners, contact, logo' : owners}
        </span>
        <Icon of={ChevronDown} className="ml-auto group-open/fold:rotate-180" />
      </summary>
      {wasOpen && (
        <PartPlace fallback={<div className="min-h-90" />}>
          <CoverFields />
        </PartPlace>
      )}
    </details>
  )
}
