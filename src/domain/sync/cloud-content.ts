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

const secondPlanMark =
  / \((?:from this device(?: \d+)?|copy of ([A-Z][a-z]{2} \d{1,2}, \d\d:\d\d)(?:, no\. (\d+))?)\)$/

interface SecondPlan {
  maxLength: number
  nowMs: number
  timeZone?: string
}

/**
 * Tells the second plan apart from the one that keeps its place, even when the title has no room for more. By
 * its time, which stays true on every device that the plan comes to.
 */
export function nameSecondPlan(title: string, { maxLength, nowMs, timeZone }: SecondPlan): string {
  const earlier = secondPlanMark.exec(title)
  const time = formatMinute(nowMs, timeZone)
  const number = earlier?.[1] === time ? `, no. ${Number(earlier[2] ?? 1) + 1}` : ''
  const mark = ` (copy of ${time}${number})`
  return (
    title
      .replace(secondPlanMark, '')
      .slice(0, maxLength - mark.length)
      .trimEnd() + mark
  )
}

/** 'Nov 16, 14:05'. */
function formatMinute(timeMs: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(timeMs)
}
