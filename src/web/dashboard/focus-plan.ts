import { flushSync } from 'react-dom'

export function cardId(planId: string): string {
  return `plan-${planId}`
}

/** The list's heading takes the focus when no card is left. */
export const planListHeadingId = 'my-business-plans'

/** Renders the change immediately, so that the card to focus exists. */
export function focusPlanAfter(change: () => void, planId: string | null): void {
  flushSync(change)
  const card = planId === null ? null : document.getElementById(cardId(planId))
  const target = card?.querySelector<HTMLElement>('a') ?? document.getElementById(planListHeadingId)
  target?.focus()
}
