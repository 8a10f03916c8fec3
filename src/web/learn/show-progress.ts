import { findParts, findPart, mark, write } from './page-parts.ts'

/** Marks the lessons that the plan has passed, everywhere on the page. */
export function showProgress(passedSlugs: readonly string[], total: number): void {
  const passed = new Set(passedSlugs)
  for (const lesson of findParts('lesson')) mark(lesson, 'passed', passed.has(lesson.dataset['lesson'] ?? ''))
  for (const part of findParts('part')) {
    const bars = [...part.querySelectorAll('.lesson-bar')]
    const done = bars.filter((bar) => bar.hasAttribute('data-passed')).length
    write('part-count', `${done}/${bars.length}`, part)
    const number = findPart('part-mark', part)
    const isDone = done === bars.length
    mark(number, 'passed', isDone)
    if (number) number.textContent = isDone ? '✓' : (number.dataset['partMark'] ?? '')
  }
  // The server names only lessons that exist, and it knows their number.
  const done = passed.size
  write('progress-text', `${done} of ${total} lessons`)
  // Rounded down, so that 100% means every lesson.
  write('progress-percent', `${total === 0 ? 0 : Math.floor((done / total) * 100)}%`)
  for (const bar of findParts('progress')) {
    bar.setAttribute('value', String(done))
    bar.setAttribute('max', String(total))
  }
}
