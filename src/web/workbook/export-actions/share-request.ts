import { createStore } from 'zustand/vanilla'

/** Whether the person asked to share the plan. The buttons are beside the exports, and the dialog is a part of its own. */
export const shareRequest = createStore(() => ({ isOpen: false }))

export function openShareDialog(): void {
  shareRequest.setState({ isOpen: true })
}
