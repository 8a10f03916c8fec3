import { apiPaths, pagePaths } from '#contract/paths.ts'
import type { WorkbookList } from '#contract/workbooks.ts'
import { listBrowserPlans } from './browser-plans.ts'
import { create } from './page-parts.ts'
import { findShownLesson } from './shown-lesson.ts'
import { type ChosenPlan, rememberNewPlan, saveChoice } from './new-plan.ts'
import { describeFault, request, RequestFault } from './requests.ts'

/** Lets the learner choose one of the plans in this browser and in the cloud. Null when they leave it as it is. */
export async function choosePlan(userId: string): Promise<ChosenPlan | null> {
  const dialog = document.createElement('dialog')
  dialog.className = 'plan-dialog'
  dialog.setAttribute('aria-labelledby', 'choose-plan')
  const heading = create('h2', 'Choose your plan for the course', 'display-heading text-heading')
  heading.id = 'choose-plan'
  const list = create('ul', '', 'mt-4')
  const fault = create('p', '', 'mt-3 text-red empty:hidden')
  fault.role = 'alert'
  const foot = create('div', '', 'mt-4 flex flex-wrap justify-between gap-3')
  const start = create('a', 'Start a new plan', 'line-button') as HTMLAnchorElement
  // The dashboard asks what kind of business it is.
  start.href = pagePaths.dashboard({ lesson: findShownLesson() })
  start.addEventListener('click', rememberNewPlan)
  const close = create('button', 'Close', 'line-button') as HTMLButtonElement
  close.addEventListener('click', () => dialog.close())
  foot.append(start, close)
  dialog.append(
    heading,
    create('p', 'The exercises read this plan. You can change it later.', 'mt-1 text-ink-2'),
    list,
    fault,
    foot,
  )
  document.body.append(dialog)
  return new Promise((resolve) => {
    let chosen: ChosenPlan | null = null
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(chosen)
    })
    const offer = async () => {
      const local = await listBrowserPlans(userId)
      const cloud = await listCloudPlans(fault)
      const isKnown = new Set(local.map(({ id }) => id))
      const plans = [...local, ...cloud.filter(({ id }) => !isKnown.has(id))]
      list.replaceChildren(
        ...plans.map((plan) =>
          drawPlan(plan, async () => {
            try {
              chosen = await saveChoice(plan)
              dialog.close()
            } catch (error) {
              fault.textContent = describeFault(error)
            }
          }),
        ),
      )
      if (plans.length === 0) list.append(create('li', 'You have no plan yet.', 'py-3 text-ink-2'))
    }
    void offer()
    dialog.showModal()
  })
}

interface OfferedPlan {
  id: string
  title: string
  place: string
}

async function listCloudPlans(fault: HTMLElement): Promise<OfferedPlan[]> {
  try {
    const plans = await request<WorkbookList>(apiPaths.workbooks)
    return plans.map(({ id, title }) => ({ id, title, place: 'In the cloud' }))
  } catch (error) {
    // The account has none there before its first choice.
    if (error instanceof RequestFault && error.status === 402) return []
    fault.textContent = `Plans in the cloud are not listed. ${describeFault(error)}`
    return []
  }
}

function drawPlan(plan: { title: string; place?: string }, onChoose: () => Promise<void>): HTMLElement {
  const item = document.createElement('li')
  const button = create('button', '') as HTMLButtonElement
  button.append(
    create('span', plan.title, 'block font-semibold wrap-anywhere'),
    create('span', plan.place ?? 'In this browser', 'text-sm text-ink-2'),
  )
  button.addEventListener('click', () => void onChoose())
  item.append(button)
  return item
}
