import { learnPaths } from '#contract/paths.ts'
import { hasSessionHint } from '#contract/session-hint.ts'

/** Someone who is signed in and has the course finds the way to it in place of the sign-in. */
export function greetLearner(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-sign-in]')
  if (!link || !hasSessionHint(document.cookie) || !hasCourse()) return
  link.href = learnPaths.classroom
  link.textContent = 'My course'
}

/** As the app noted it at the last visit. The server decides at the next one. */
function hasCourse(): boolean {
  try {
    return /"entitlements":\[[^\]]*"course"/.test(localStorage.getItem('lastUser') ?? '')
  } catch {
    return false
  }
}
