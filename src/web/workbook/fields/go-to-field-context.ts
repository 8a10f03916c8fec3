import { createContext, use } from 'react'
import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'

type GoToField = (address: ChangedAddress) => void

const GoToFieldContext = createContext<GoToField>(() => {})

export const GoToFieldProvider = GoToFieldContext.Provider

/** For links in a form to a field that may be in another form. */
export function useGoToFieldFromForm(): GoToField {
  return use(GoToFieldContext)
}
