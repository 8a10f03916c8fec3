import { flushSync } from 'react-dom'

export function cardId(planId: string): string {
  return `plan-${planId}`
}

/** Where focus goes when no card is left: the heading of the list. */
export const planListHeadingId = 'my-business-plans'

/** Draws the change at once, so that the card to focus is there. */
export function focusPlanAfter(change: () => void, planId: string | null): void {
  flushSync(change)
  const card = planId === null ? null : document.getElementById(cardId(planId))
  const target = card?.querySelector<HTMLElement>('a') ?? document.getElementById(planListHeadingId)
  target?.focus()
}
