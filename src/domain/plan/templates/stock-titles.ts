import { findPlaceholders } from '#domain/plan/placeholders.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { nameNewPlan, newPlanTitle } from './new-workbook.ts'
import { templates } from './template-list.ts'

type Titled = Pick<Workbook, 'title' | 'data'>

/** Titles that plans are given before anyone names them. */
const stockTitles: ReadonlySet<string> = new Set([
  newPlanTitle,
  'Business Plan',
  'Untitled Business Plan',
  'Migrated Business Plan',
  ...templates.map(nameNewPlan),
])

/** The name is a field without a limit, and a title has one. */
const longestName = 120

/** Whether the title is still the one a plan gets by itself: a stock title or the name of the business. */
export function isTitleFollowing({ title, data }: Titled): boolean {
  return isStockTitle(title) || title === toTitle(data)
}

/** The title that a person reads: the name of the business once there is one, until they gave another title. */
export function titleOf(plan: Titled): string {
  return isStockTitle(plan.title) ? (toTitle(plan.data) ?? plan.title) : plan.title
}

/** The title after an edit. One that the edit itself sets stays, such as that of a reset. */
export function followName(before: Titled, after: Titled): string {
  if (after.title !== before.title || !isTitleFollowing(before)) return after.title
  return toTitle(after.data) ?? (isStockTitle(before.title) ? before.title : newPlanTitle)
}

function isStockTitle(title: string): boolean {
  return stockTitles.has(title.trim())
}

/** Null while the business has no name. Words in brackets are for the person to replace. */
function toTitle({ businessIdea }: Workbook['data']): string | null {
  const name = businessIdea.name.slice(0, longestName).trim().replaceAll(/\s+/gu, ' ')
  return name === '' || findPlaceholders(name).length > 0 ? null : name
}
