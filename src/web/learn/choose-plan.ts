import { apiPaths, pagePaths } from '#contract/paths.ts'
import type { WorkbookList } from '#contract/workbooks.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import { listBrowserPlans } from './browser-plans.ts'
import { create } from './page-parts.ts'
import { findShownLesson } from './find-shown-lesson.ts'
import { type ChosenPlan, saveChoice } from './new-plan.ts'
import { rememberStart } from './remember-plan-start.ts'
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
  let known: readonly string[] = []
  const start = drawStart(() => rememberStart(known))
  const foot = create('div', '', 'mt-4 text-right')
  const close = create('button', 'Close', 'line-button') as HTMLButtonElement
  close.addEventListener('click', () => dialog.close())
  foot.append(close)
  dialog.append(
    heading,
    create('p', 'The exercises read this plan. You can change it later.', 'mt-1 text-ink-2'),
    list,
    fault,
    start,
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
      known = local.map(({ id }) => id)
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
      if (plans.length > 0) return
      list.append(create('li', 'You have no plan yet. What kind of business is it?', 'py-3 text-ink-2'))
      start.open = true
    }
    void offer()
    dialog.showModal()
  })
}

/** The kinds of business that a plan can start from. Each leads right into the workbook. */
function drawStart(onStart: () => void): HTMLDetailsElement {
  const start = create('details', '', 'mt-3') as HTMLDetailsElement
  const kinds = document.createElement('ul')
  kinds.append(
    ...templates.map(({ id, name, description }) => {
      const link = create('a', '') as HTMLAnchorElement
      link.href = pagePaths.workbook({ template: id, lesson: findShownLesson() })
      link.addEventListener('click', onStart)
      const item = document.createElement('li')
      item.append(fillRow(link, name, description))
      return item
    }),
  )
  start.append(create('summary', 'Start a new plan'), kinds)
  return start
}

function fillRow(row: HTMLElement, title: string, words: string): HTMLElement {
  row.append(
    create('span', title, 'block font-semibold wrap-anywhere'),
    create('span', words, 'text-sm text-ink-2'),
  )
  return row
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
  const button = fillRow(create('button', ''), plan.title, plan.place ?? 'In this browser')
  button.addEventListener('click', () => void onChoose())
  item.append(button)
  return item
}
