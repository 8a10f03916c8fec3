/** Marks a form that was submitted before the program had arrived. */
export const heldMark = 'held'
/** The id of the notice about it. */
export const noticeId = 'start-notice'
const startedMark = 'started'

/** Called once the screen handles its own events. */
export function releaseEarlySubmits(): void {
  if (hasStarted()) return
  document.documentElement.dataset[startedMark] = ''
  document.querySelector(`#${noticeId}`)?.remove()
  const form = document.querySelector<HTMLFormElement>(`form[data-${heldMark}]`)
  delete form?.dataset[heldMark]
  form?.requestSubmit()
}

export function hasStarted(): boolean {
  return startedMark in document.documentElement.dataset
}
