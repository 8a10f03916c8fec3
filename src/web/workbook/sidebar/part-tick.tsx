import { Check } from 'lucide-react'
import { isPartFilled } from '#domain/finance/filled-parts.ts'
import type { PartKey } from '#domain/plan/step-parts.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'

/** Marks a part whose questions are answered. It is fetched with the parts, because it knows the templates' numbers. */
export function PartTick({ part }: { part: PartKey }) {
  const isFilled = usePlan(({ data }) => isPartFilled(part, data))
  return isFilled && <Icon of={Check} label="Filled in" className="text-green" />
}
