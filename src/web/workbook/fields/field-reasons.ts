import { createContext } from 'react'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'

/** Finds why someone who reads the plan asks for a field. Only forms that have such texts provide it. */
export const FieldReasons = createContext<(address: FieldAddress) => string | null>(() => null)
