import type { CheckLessonAnswer, CheckLessonRequest, CourseAnswer } from '#contract/course.ts'
import { buildLessonApiPath } from '#contract/paths.ts'
import { planKey } from '#web/storage/storage-keys.ts'
import { readBrowserPlan } from './browser-plans.ts'
import { write } from './page-parts.ts'
import { describeFault, request } from './requests.ts'
import { showTasks } from './show-tasks.ts'

interface Exercise {
  slug: string
  userId: string
  /** The plan at this moment, which the learner may change. */
  findPlan: () => CourseAnswer['plan']
  onChecked: (answer: CheckLessonAnswer) => void
}

/** Checks the plan when the page opens, when the learner comes back to it, and when another tab saves the plan. */
export function watchExercise({ slug, userId, findPlan, onChecked }: Exercise): () => Promise<void> {
  let work: Promise<void> | null = null
  let isAsked = false

  async function checkOnce(): Promise<void> {
    const plan = findPlan()
    if (plan === null) return
    const own = await readBrowserPlan(plan.id, userId)
    // Without the plan in this browser, the server reads its own copy.
    const body: Partial<CheckLessonRequest> = own
      ? { planId: plan.id, template: own.template, data: own.data }
      : { planId: plan.id }
    try {
      const answer = await request<CheckLessonAnswer>(buildLessonApiPath('checkLesson', slug), 'POST', body)
      // The learner may have chosen another plan meanwhile.
      if (findPlan()?.id !== plan.id) return
      write('exercise-fault', '')
      showTasks(answer.tasks, { slug, planId: plan.id })
      onChecked(answer)
    } catch (error) {
      write('exercise-fault', describeFault(error))
    }
  }

  async function run(): Promise<void> {
    while (isAsked) {
      isAsked = false
      await checkOnce()
    }
    work = null
  }

  /** One check at a time. A change during a check is checked after it. */
  function check(): Promise<void> {
    isAsked = true
    return (work ??= run())
  }

  const checkAgain = () => void check()
  addEventListener('pageshow', (event) => {
    if (event.persisted) checkAgain()
  })
  addEventListener('online', checkAgain)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkAgain()
  })
  addEventListener('storage', ({ key }) => {
    const plan = findPlan()
    if (plan && key === planKey(plan.id)) checkAgain()
  })
  return check
}
