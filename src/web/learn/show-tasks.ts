import type { CheckLessonAnswer } from '#contract/course.ts'
import { pagePaths } from '#contract/paths.ts'
import { escapeKey } from '#domain/plan/address/write-address.ts'
import { findPart, findParts, mark, write } from './page-parts.ts'

type TaskAnswer = CheckLessonAnswer['tasks'][number]

/** Fills the checklist. The first open task gets a button to its field, and the others a link. */
export function showTasks(tasks: readonly TaskAnswer[], place: { slug: string; planId: string }): void {
  const rows = findParts('task')
  const firstOpen = tasks.findIndex(({ isPassed }) => !isPassed)
  rows.forEach((row, index) => {
    const task = tasks[index]
    if (!task) return
    mark(row, 'passed', task.isPassed)
    mark(row, 'open', !task.isPassed)
    mark(row, 'first', index === firstOpen)
    write('task-state', task.isPassed ? 'Done: ' : 'Open: ', row)
    write('task-detail', task.detail, row)
    const link = findPart<HTMLAnchorElement>('task-go', row)
    if (!link) return
    link.hidden = task.isPassed
    link.href = buildFieldPath(task.address, place)
    const isField = task.address.section !== 'review'
    const goTo = isField ? 'Go to the field' : 'Go to the sources'
    link.textContent = index === firstOpen ? goTo : 'Go there →'
  })
  write('task-count', `${tasks.filter(({ isPassed }) => isPassed).length} of ${tasks.length}`)
}

/** The workbook, open at the field, with a way back to this lesson. */
function buildFieldPath(
  { section, field, itemId, part }: TaskAnswer['address'],
  { slug, planId }: { slug: string; planId: string },
): string {
  const sections = findPart('sections')?.dataset['sections']?.split(' ') ?? []
  const keys = [section, field, ...(itemId === undefined ? [] : [itemId])].map(escapeKey)
  return pagePaths.workbook({
    planId,
    // The sources of figures belong to no step. The review asks for them.
    step: sections.includes(section) ? String(sections.indexOf(section) + 1) : section,
    field: [...keys, ...(part === undefined ? [] : [part])].join('.'),
    lesson: slug,
  })
}
