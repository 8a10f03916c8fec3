import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { nameNewPlan } from './new-workbook.ts'
import { templates } from './template-list.ts'

/** Titles that plans are given before anyone names them. */
const stockTitles: ReadonlySet<string> = new Set([
  'New Business Plan',
  'Business Plan',
  'Untitled Business Plan',
  'Migrated Business Plan',
  ...templates.map(nameNewPlan),
])

/** The business's name for a plan that has no title of its own yet, once there is one; otherwise null. */
export function suggestTitle(title: string, businessName: string): string | null {
  const name = businessName.trim().replaceAll(/\s+/gu, ' ')
  if (!stockTitles.has(title.trim()) || stockTitles.has(name)) return null
  return name === '' || findPlaceholders(name).length > 0 ? null : name
}
