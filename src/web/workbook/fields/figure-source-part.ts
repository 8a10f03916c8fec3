import { createContext, type ReactNode } from 'react'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'

/** Asks where a field's figure comes from. It belongs to the review, which the fields do not know. */
export const FigureSourcePart = createContext<(address: FieldAddress) => ReactNode>(() => null)
