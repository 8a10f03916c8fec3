import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classifyFinancials } from '#domain/finance/unit-economics.ts'
import { templateCosts, templateProjections } from '#domain/plan/templates/template-numbers.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { Icon } from '#web/ui/display/icon.tsx'

/** Once the person has written their own numbers, the long lists below them are rarely what they came for. */
export function hasOwnLists({ financialProjections }: WorkbookData): boolean {
  const { projections, pricingTiers, startupCosts } = financialProjections
  return (
    pricingTiers.length > 0 &&
    startupCosts.length > 0 &&
    startupCosts.every(({ id, amount }) => templateCosts.get(id) !== amount) &&
    classifyFinancials(projections, templateProjections) === 'real'
  )
}

interface FoldedListProps {
  title: string
  /** What the list says, while it is folded. */
  summary: ReactNode
  isFolded: boolean
  children: ReactNode
}

/** A list behind one line. A link to one of its fields opens it. */
export function FoldedList({ title, summary, isFolded, children }: FoldedListProps) {
  if (!isFolded) return <div>{children}</div>
  return (
    <details className="group/fold">
      <summary className="flex list-none flex-wrap items-baseline gap-x-3 rounded-card border border-rule bg-surface p-4 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{title}</span>
        <span className="min-w-0 flex-1 text-sm text-ink-2 max-sm:order-last max-sm:basis-full">
          {summary}
        </span>
        <span className="ml-auto inline-flex items-center gap-1 text-sm font-semibold text-blue">
          <span className="group-open/fold:hidden">Change</span>
          <span className="hidden group-open/fold:inline">Close</span>
          <Icon of={ChevronDown} className="group-open/fold:rotate-180" />
        </span>
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  )
}
