import { createContext, use } from 'react'

/** The place above the advisor, or null while there is no panel. */
export const BesideContext = createContext<HTMLElement | null>(null)

/** Whether the window has room beside the form. */
export function useHasBeside(): boolean {
  return use(BesideContext) !== null
}
