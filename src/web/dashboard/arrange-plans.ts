import { templateLabel } from '#domain/plan/templates/template-list.ts'
import type { PlanSummary } from '#web/storage/plan-storage.ts'

export const planOrders = { newest: 'Last changed', title: 'Title', progress: 'Most complete' } as const

export type PlanOrder = keyof typeof planOrders

export function isPlanOrder(value: string): value is PlanOrder {
  return Object.hasOwn(planOrders, value)
}

/** Keeps the plans that contain every searched word in the title or the template's label. */
export function arrangePlans<Plan extends PlanSummary>(
  plans: readonly Plan[],
  search: string,
  order: PlanOrder,
): readonly Plan[] {
  const words = simplify(search).split(/\s+/).filter(Boolean)
  const found = plans.filter(({ title, template }) => {
    const text = simplify(`${title} ${templateLabel(template)}`)
    return words.every((word) => text.includes(word))
  })
  // The storage returns them newest first, and sorting keeps that order among equals.
  if (order === 'title') return found.sort((a, b) => byName.compare(a.title, b.title))
  if (order === 'progress') return found.sort((a, b) => b.completedSteps.length - a.completedSteps.length)
  return found
}

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** 'Żółty Café' is found by 'zolty cafe'. */
function simplify(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
}
