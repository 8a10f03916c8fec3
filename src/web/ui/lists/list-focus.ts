import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

const fieldSelector =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled)'
const focusableSelector = `${fieldSelector}, button:not(:disabled), a[href]`

type FocusGoal =
  | { kind: 'row'; index: number }
  | { kind: 'add' }
  | { kind: 'element'; element: Element | null }

/** Moves focus to the right place after a change, once the changed list is on the page. */
export function useListFocus(listRef: RefObject<HTMLElement | null>, addRef: RefObject<HTMLElement | null>) {
  const goalRef = useRef<FocusGoal | null>(null)

  // After every commit: the list's owner decides when the change arrives, and nothing happens without a goal.
  useLayoutEffect(() => {
    const goal = goalRef.current
    if (!goal) return
    if (goal.kind === 'row') {
      const row = listRef.current?.children[goal.index]
      if (!row) return
      findFirstField(row)?.focus()
    } else if (goal.kind === 'element' && goal.element?.isConnected) {
      if (goal.element instanceof HTMLElement) goal.element.focus()
    } else {
      addRef.current?.focus()
    }
    goalRef.current = null
  })

  return {
    focusRow: (index: number) => {
      goalRef.current = { kind: 'row', index }
    },
    focusAdd: () => {
      goalRef.current = { kind: 'add' }
    },
    /** Keeps focus in place during reordering. If the focused element is removed, the Add button gets focus. */
    keepFocus: () => {
      goalRef.current = { kind: 'element', element: document.activeElement }
    },
  }
}

function findFirstField(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>(fieldSelector) ?? row.querySelector<HTMLElement>(focusableSelector)
}
