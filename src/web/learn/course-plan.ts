import type { CourseAnswer } from '#contract/course.ts'
import { pagePaths } from '#contract/paths.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { readBrowserPlan } from './browser-plans.ts'
import { findShownLesson } from './find-shown-lesson.ts'
import type { Learner } from './learner.ts'
import { findParts, show, write } from './page-parts.ts'
import { type PlanStart, takeStart } from './remember-plan-start.ts'
import { describeFault } from './requests.ts'

/** The plan that the exercises read, shown on the page, and the buttons that change it. */
export function startCoursePlan({ userId, course }: Learner, faultPart: string, onChange: () => void) {
  let plan: CourseAnswer['plan'] = null

  function set(next: CourseAnswer['plan']): void {
    plan = next
    show('with-plan', plan !== null)
    show('plan-line', plan !== null)
    show('without-plan', plan === null)
    if (plan === null) return
    write('plan-title', plan.title)
    for (const link of findParts('my-plan')) {
      link.setAttribute('href', pagePaths.workbook({ planId: plan.id, lesson: findShownLesson() }))
    }
    leadToPlan(plan.id)
    void showNewTitle(plan.id)
  }

  /** The lesson's words link to steps of the workbook, which would start a new plan without the plan's id. */
  function leadToPlan(planId: string): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.lesson-body a[href^="/workbook"]')) {
      const step = new URLSearchParams(link.search).get('step') ?? undefined
      link.href = pagePaths.workbook({ planId, step, lesson: findShownLesson() })
    }
  }

  /** The plan may have been renamed in this browser since it was chosen. */
  async function showNewTitle(planId: string): Promise<void> {
    const own = await readBrowserPlan(planId, userId)
    if (own && plan?.id === planId) write('plan-title', own.title)
  }

  async function choose(): Promise<void> {
    try {
      const { choosePlan } = await loadPart(() => import('./choose-plan.ts'))
      const chosen = await choosePlan(userId)
      if (chosen === null) return
      write(faultPart, '')
      set(chosen)
      onChange()
    } catch (error) {
      write(faultPart, describeFault(error))
    }
  }

  for (const button of findParts('choose-plan')) button.addEventListener('click', () => void choose())

  /** Before anything reads the plan, so that no exercise asks about one that is being replaced. */
  async function takeNew(start: PlanStart): Promise<void> {
    let next = course.plan
    try {
      const { chooseNewPlan } = await loadPart(() => import('./new-plan.ts'))
      next = (await chooseNewPlan(start, userId)) ?? next
    } catch (error) {
      write(faultPart, describeFault(error))
    }
    set(next)
    onChange()
  }

  const start = takeStart()
  if (start) void takeNew(start)
  else set(course.plan)
  return { find: () => plan, read: () => (plan ? readBrowserPlan(plan.id, userId) : Promise.resolve(null)) }
}
