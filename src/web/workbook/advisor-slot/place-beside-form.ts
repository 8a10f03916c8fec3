import { createContext, use } from 'react'

/** The place above the advisor, or null while there is no panel. */
export const PlaceBesideForm = createContext<HTMLElement | null>(null)

/** Whether the window has room beside the form. */
export function useHasRoomBesideForm(): boolean {
  return use(PlaceBesideForm) !== null
}
