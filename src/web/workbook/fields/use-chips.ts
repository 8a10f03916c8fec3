import { useMemo } from 'react'
import { readTraits } from '#domain/plan/lists/business-traits.ts'
import { type ChipList, pickChips } from '#domain/plan/lists/chip.ts'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'

/** The suggestions that fit the business of the open plan. They are picked again only when its pitch changes. */
export function useChips(list: ChipList): readonly string[] {
  const idea = usePlan(({ data }) => data.businessIdea)
  const template = usePlan((workbook) => workbook.template)
  return useMemo(() => pickChips(list, readTraits(idea, template)), [list, idea, template])
}
