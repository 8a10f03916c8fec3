/** Holds the lesson that the learner left for the plan, in this tab alone. */
const key = 'course:lesson'

/** The lesson to go back to: the one that the address names, or after a reload the one that it named before. */
export function findLastLesson(named: string | null): string | null {
  try {
    if (named !== null) sessionStorage.setItem(key, named)
    return sessionStorage.getItem(key)
  } catch {
    return named
  }
}

export function forgetLastLesson(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
