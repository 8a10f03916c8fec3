import type { Workbook } from '#domain/plan/restore.ts'
import { isJsonEqual } from './json-values.ts'

/** What makes two copies of a plan the same or not. The step one stands on and times are not a part of it. */
type PlanContent = Pick<Workbook, 'title' | 'template' | 'data' | 'completedSteps'>

export function isSameContent(one: PlanContent, other: PlanContent): boolean {
  // The cheap ones first: a plan's data can be long.
  return (
    tidyTitle(one.title) === tidyTitle(other.title) &&
    one.template === other.template &&
    isJsonEqual(one.completedSteps, other.completedSteps) &&
    isJsonEqual(one.data, other.data)
  )
}

/** Puts another copy's content in place. The person stays on their step, and unknown fields stay too. */
export function withContent(
  plan: Workbook,
  { title, template, data, completedSteps }: PlanContent,
): Workbook {
  return { ...plan, title, template, data, completedSteps }
}

/** As the server keeps it: one line, not empty. */
export function tidyTitle(title: string): string {
  return title.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim() || 'Business Plan'
}

const secondPlanMark = / \(from this device(?: (\d+))?\)$/

/** Tells the second plan apart from the one that keeps its place, even when the title has no room for more. */
export function nameSecondPlan(title: string, maxLength: number): string {
  const earlier = secondPlanMark.exec(title)
  const mark = earlier ? ` (from this device ${Number(earlier[1] ?? 1) + 1})` : ' (from this device)'
  return (
    title
      .replace(secondPlanMark, '')
      .slice(0, maxLength - mark.length)
      .trimEnd() + mark
  )
}
