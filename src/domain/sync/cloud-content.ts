import { keepPersonal, leaveOutPersonal } from '#domain/plan/personal-figures.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { isJsonEqual } from './json-values.ts'

/**
 * The content that is compared between two copies of a plan. The current step and times do not count, nor do personal
 * figures that stay in their browser.
 */
type PlanContent = Pick<Workbook, 'title' | 'template' | 'data' | 'completedSteps'>

export function isSameContent(one: PlanContent, other: PlanContent): boolean {
  // The cheap comparisons come first, because a plan's data can be long.
  return (
    tidyTitle(one.title) === tidyTitle(other.title) &&
    one.template === other.template &&
    isJsonEqual(one.completedSteps, other.completedSteps) &&
    isJsonEqual(leaveOutPersonal(one.data, 'cloud-copy'), leaveOutPersonal(other.data, 'cloud-copy'))
  )
}

/** Takes another copy's content, but keeps the current step, unknown fields, and personal figures that it lacks. */
export function withContent(
  plan: Workbook,
  { title, template, data, completedSteps }: PlanContent,
): Workbook {
  return { ...plan, title, template, data: keepPersonal(data, plan.data), completedSteps }
}

/** The form that the server stores: one line, not empty. */
export function tidyTitle(title: string): string {
  return title.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim() || 'Business Plan'
}
